import { openDoctors } from './doctor/open-doctors.ts'
import { type ElementKit, letterslotFormClass } from './letterslot-form.ts'

/** Registers `<letterslot-form>`. Where a page has loaded the script twice, the first one stays; with `?letterslot-doctor` in its address, the doctor comes too. */
export function defineLetterslotForm(kit: ElementKit): void {
  if (customElements.get('letterslot-form')) return
  customElements.define('letterslot-form', letterslotFormClass(kit))
  if (location.search.includes('letterslot-doctor')) openDoctors()
}
