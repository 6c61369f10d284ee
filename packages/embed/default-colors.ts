/** Puts the default colours of a form where they are named: no site's build rewrites `light-dark()` in what is published. */
export function withDefaultColors(code: string): string {
  const defaults = new Map<string, string>()
  return code
    .replace(/@property --ls-default-[^}]+\}/g, '')
    .replace(/^ *(--ls-default-[\w-]+): ([^;]+);/gm, (_, name: string, value: string) => {
      defaults.set(name, value)
      return ''
    })
    .replace(/var\((--ls-default-[\w-]+)\)/g, (_, name: string) => defaults.get(name) ?? '')
}
