import { withFreeText } from '@letterslot/core/rare-rules'

/**
 * Puts the text behind the choice that it belongs to, for whoever reads the field, and the focus into the text when a
 * visitor makes that choice; not while they pass through the choices with the arrow keys.
 * @param value - of the choice.
 * @param isChosen - it was chosen before the field was drawn.
 * @returns what ends it.
 */
export function followFreeText(input: HTMLInputElement, value: string, isChosen: boolean): () => void {
  const box = input.closest('[data-field]')
  const choice = box?.querySelector<HTMLInputElement | HTMLOptionElement>('[data-other]')
  if (!box || !choice) return () => undefined
  const control = choice.closest('select') ?? choice
  const controller = new AbortController()
  let key = ''

  const isOther = (): boolean => ('selected' in choice ? choice.selected : choice.checked)
  const sync = (): void => {
    if (isOther()) control.setAttribute('data-value', withFreeText(value, input.value))
    else control.removeAttribute('data-value')
  }
  const on = (type: string, act: (event: Event) => void): void =>
    box.addEventListener(type, act, { signal: controller.signal })

  on('pointerdown', () => {
    key = ''
  })
  on('keydown', (event) => {
    key = event instanceof KeyboardEvent ? event.key : ''
  })
  for (const type of ['input', 'change']) on(type, sync)
  on('change', ({ target }) => {
    const isTheChoice = target === choice || target === control
    if (isTheChoice && isOther() && /^(| |Enter)$/.test(key)) input.focus()
  })
  // What was chosen meanwhile stays.
  if (isChosen && (control.getAttribute('type') === 'checkbox' || !box.querySelector(':checked:not([value=""])'))) {
    if ('selected' in choice) choice.selected = true
    else choice.checked = true
  }
  sync()
  control.dispatchEvent(new Event('input', { bubbles: true }))
  return () => controller.abort()
}
