/**
 * Gives React Aria its German words, which screen readers say: a build keeps its English ones alone. Before the first
 * component is drawn. The two names are those that its `LocalizedStringProvider` writes into a page.
 */
export async function speakGerman(): Promise<void> {
  // Its types know no value there.
  const german: object = await import('react-aria-components/i18n/de-DE')
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: 'de-DE',
    [Symbol.for('react-aria.i18n.strings')]: Reflect.get(german, 'default'),
  })
}
