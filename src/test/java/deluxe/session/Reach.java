package deluxe.session;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Every object that can be reached through the fields of others, whatever their visibility. */
final class Reach {
    private static final Set<Class<?>> WHOLE = Set.of(byte[].class, short[].class, int[].class, long[].class);

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Object> next = new ArrayList<>();

    private Reach() {}

    /** @param border what is not walked into: the other end of a line */
    static Reach from(List<Object> roots, Object border) {
        Reach reach = new Reach();
        reach.seen.add(border);
        roots.forEach(reach::add);
        while (!reach.next.isEmpty()) {
            reach.walk(reach.next.remove(reach.next.size() - 1));
        }
        reach.seen.remove(border);
        return reach;
    }

    Set<Class<?>> kinds() {
        Set<Class<?>> kinds = new HashSet<>();
        seen.forEach(each -> kinds.add(each.getClass()));
        return kinds;
    }

    <T> Set<T> all(Class<T> kind) {
        Set<T> all = new HashSet<>();
        seen.stream().filter(kind::isInstance).map(kind::cast).forEach(all::add);
        return all;
    }

    /** What is in each array of whole numbers. */
    List<List<Long>> numbers() {
        List<List<Long>> numbers = new ArrayList<>();
        for (Object each : seen) {
            if (WHOLE.contains(each.getClass())) {
                List<Long> inside = new ArrayList<>();
                for (int at = 0; at < Array.getLength(each); at++) {
                    inside.add(Array.getLong(each, at));
                }
                numbers.add(inside);
            }
        }
        return numbers;
    }

    private void add(Object object) {
        if (object != null && seen.add(object)) {
            next.add(object);
        }
    }

    private void walk(Object object) {
        if (object instanceof Iterable<?> many) {
            many.forEach(this::add);
        } else if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                add(key);
                add(value);
            });
        } else if (object instanceof Optional<?> maybe) {
            maybe.ifPresent(this::add);
        } else if (object instanceof Object[] array) {
            for (int at = 0; at < Array.getLength(array); at++) {
                add(array[at]);
            }
        } else if (!object.getClass().getName().startsWith("java.")) {
            fields(object);
        }
    }

    private void fields(Object object) {
        for (Class<?> kind = object.getClass(); kind != null && kind != Object.class; kind = kind.getSuperclass()) {
            for (Field field : kind.getDeclaredFields()) {
                boolean isOfJava = kind.getName().startsWith("java.");
                if (!isOfJava && !field.getType().isPrimitive() && !Modifier.isStatic(field.getModifiers())) {
                    add(value(field, object));
                }
            }
        }
    }

    private static Object value(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
