// Tests of the build's step that declares the classes of a Wasm engine with their contents.
import assert from 'node:assert';
import test from 'node:test';
import tables from '../../build/tables.js';

const { declared } = tables;

const MODULE = `(module
 (type $0 (func))
 (rec
  (type $1 (sub (struct (field (mut (ref null $2))) (field (mut i32)) (field (mut f64)))))
  (type $2 (sub (struct (field (mut (ref null $1))) (field (mut (ref null $0))) (field (mut funcref)))))
 )
 (global $class (ref $1) (struct.new_default $1))
 (global $table (ref $2) (struct.new_default $2))
 (global $count (mut i32) (i32.const 0))
 (data $0 "a \\") b")
 (start $begin)
 (func $fill (param $0 (ref $1)) (param $1 i32)
  (struct.set $1 1
   (local.get $0)
   (local.get $1)
  )
 )
 (func $method (type $0)
 )
 (func $begin (type $0)
  (local $0 i32)
  (call $fill
   (global.get $class)
   (i32.const 7)
  )
  (struct.set $1 0
   (global.get $class)
   (global.get $table)
  )
  (struct.set $2 0
   (global.get $table)
   (global.get $class)
  )
  (struct.set $2 1
   (global.get $table)
   (ref.func $method)
  )
  (struct.set $2 2
   (global.get $table)
   (ref.func $method)
  )
  (call $method)
  (call $fill
   (global.get $class)
   (i32.const 8)
  )
 )
)
`;

test('what the start function sets to a known value is declared, with the values of the fields that it leaves alone', () => {
  const made = declared(MODULE);
  assert.ok(made.includes('(global $class (ref $1) (struct.new $1 (ref.null $2) (i32.const 7) (f64.const 0)))'), made);
  assert.ok(made.includes('(struct.new $2 (global.get $class) (ref.func $method) (ref.func $method))'), made);
});

test('of two globals that name each other the first is still set at the start, and so is all that follows an unknown statement', () => {
  assert.ok(declared(MODULE).includes('(func $begin (type $0) (local $0 i32) (struct.set $1 0 (global.get $class) (global.get $table))'
    + ' (call $method) (call $fill (global.get $class) (i32.const 8)))'), declared(MODULE));
});

test('each global is declared after those that it names', () => {
  const made = declared(MODULE);
  assert.ok(made.indexOf('(global $class ') < made.indexOf('(global $table '));
  assert.ok(made.includes('(global $count (mut i32) (i32.const 0))'));
});

test('everything else stays as it is', () => {
  assert.ok(declared(MODULE).includes('(data $0 "a \\") b")'));
});
