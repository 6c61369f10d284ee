/** Languages whose readers are served by another one's sentences. */
const servingLocales: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' }

/**
 * Finds the language that serves the readers of another tag: the same language in the same script, whatever the region.
 * `de-AT` is served by `de`, `pt` by `pt-BR`, `zh-CN` by `zh-Hans`, and `zh-TW` by nothing of that.
 * @returns undefined where none does, and for what is no language tag.
 */
export function matchLocale(tag: string, available: readonly string[]): string | undefined {
  const wanted = scriptOf(tag)
  return (
    available.find((one) => one === tag) ?? available.find((one) => wanted !== undefined && scriptOf(one) === wanted)
  )
}

/** The language and the script of a tag, where it does not say the script the one most used for it. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${servingLocales[language] ?? language}-${script}`
  } catch {
    // A tag that no language has.
    return undefined
  }
}
