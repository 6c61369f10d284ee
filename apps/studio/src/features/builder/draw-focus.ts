const mark = 'data-drawn-focus'
const control = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not([type="hidden"], :disabled)'

/**
 * Draws the first control of each field as where it is in focus, by the page's own rules for that: one alone can be. Returns what ends
 * it.
 */
export function drawFocus(box: HTMLElement): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => focusRules(cssRules)).join('\n'))
  document.adoptedStyleSheets.push(sheet)
  const markFields = (): void => {
    for (const field of box.querySelectorAll('[data-field]')) {
      const [marked, first] = [field.querySelector(`[${mark}]`), firstShown(field)]
      if (marked === first) continue
      marked?.removeAttribute(mark)
      first?.setAttribute(mark, '')
    }
  }
  markFields()
  // Parts of a field come behind it, and go.
  const observer = new MutationObserver(markFields)
  observer.observe(box, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const one of box.querySelectorAll(`[${mark}]`)) one.removeAttribute(mark)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** The first control that is not hidden: some kinds stand in for the browser's own. */
const firstShown = (field: Element): Element | null =>
  [...field.querySelectorAll(control)].find((one) => one.checkVisibility()) ?? null

/** Those among these rules that say how a thing in focus looks, within what they stand in, for what carries the mark. */
function focusRules(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':focus-visible'))
        return rule.cssText.replaceAll(':focus-visible', `[${mark}]`).replaceAll(':focus-within', `:has([${mark}])`)
      const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? focusRules(rule.cssRules) : ''
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))} { ${inner} }`
    })
    .join('\n')
}
