/** The outcome of an operation whose failure is expected: a value or an error, told apart by `ok`. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }
