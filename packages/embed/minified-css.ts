import { type CustomAtRules, type TokenOrValue, type TransformOptions, transform } from 'lightningcss'

/** Returns a style sheet as short as Lightning CSS makes it, changed by a visitor where there is one. */
export function minified(code: string, options: Partial<TransformOptions<CustomAtRules>> = {}): string {
  return transform({ filename: 'form.css', minify: true, ...options, code: Buffer.from(code) })
    .code.toString()
    .trim()
}

/** A copy of what Lightning CSS gave, as it takes it: of a null it cannot make what it is told. */
export function withoutNull(value: unknown): TokenOrValue {
  return JSON.parse(JSON.stringify(value, (_key, one) => one ?? undefined))
}
