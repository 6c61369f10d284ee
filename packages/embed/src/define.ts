import { type ElementKit, letterslotFormClass } from './letterslot-form.ts'

/** Registers `<letterslot-form>`. Where a page has loaded the script twice, the first one stays. */
export function defineLetterslotForm(kit: ElementKit): void {
  if (!customElements.get('letterslot-form')) customElements.define('letterslot-form', letterslotFormClass(kit))
}
