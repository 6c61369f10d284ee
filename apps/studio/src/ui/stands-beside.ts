/**
 * Tells if something stands in the page beside what `part` is in. What opens over the app, a dialog, a menu or its list, stands there:
 * none is looked for among the thousand fields of a form.
 */
export function standsBeside(part: Element, selector: string): boolean {
  return Array.from(document.body.children).some(
    (one) => !one.contains(part) && (one.matches(selector) || one.querySelector(selector) !== null),
  )
}
