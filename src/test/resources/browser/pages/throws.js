console.error('logged as an error');
Promise.reject(new Error('a promise not kept'));
throw new Error('thrown on purpose');
