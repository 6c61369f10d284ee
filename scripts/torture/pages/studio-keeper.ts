import { parseForm } from '@letterslot/core/document'
import { starterEmail } from '@letterslot/email'
import { openStorage } from '../../../apps/studio/src/domain/storage/open-storage.ts'
import type { StudioDocument } from '../../../apps/studio/src/model/studio-document.ts'

/** The calls that the suite may make of a page with the studio's storage, by name. */
export interface StudioKeeper {
  /** Makes a form, or saves it again with a title; resolves to the revision that is called saved, 0 where none is. */
  save(id: string, title: string): Promise<number>
  /** The title of each form that can be opened, and what is said of the others. */
  look(): Promise<StudioLook>
}

/** The forms that a maker finds after the browser was killed. */
export interface StudioLook {
  readonly titles: Readonly<Record<string, string>>
  readonly revisions: Readonly<Record<string, number>>
  /** Forms that are listed as damaged. */
  readonly damaged: readonly string[]
  /** Forms of which the start page says that they came back, came back newer, or are lost; undefined where nothing is said. */
  readonly recovery:
    | { readonly returned: readonly string[]; readonly renewed: readonly string[]; readonly lost: readonly string[] }
    | undefined
  /** Why nothing is kept, where that is so; it is said on every screen. */
  readonly refusal: string | undefined
}

declare global {
  var studioKeeper: StudioKeeper
}

/** A form of one field. */
function newDocument(id: string): StudioDocument {
  const fields = [{ id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [] }]
  const pages = [{ id: 'p1', fields }]
  const form = parseForm({ format: 'letterslot.form/1', version: 1, id, title: id, locale: 'en', pages })
  if (!form.ok) throw form.error
  const email = starterEmail(form.value, { id: `tmpl_${id}`, to: 'me@example.org' })
  return { form: form.value, email, connectionId: undefined }
}

const opening = openStorage('torture-studio')

globalThis.studioKeeper = {
  async save(id, title) {
    const { forms } = await opening
    const kept = (await forms.list()).find((form) => String(form.id) === id)
    const document = kept?.document ?? newDocument(id)
    const titled = { ...document, form: { ...document.form, title } }
    const saved = kept ? await forms.save(kept.id, titled, kept.revision) : await forms.create(titled)
    return saved.ok && forms.isKept ? saved.value.revision : 0
  },
  async look() {
    const { forms, recovery, refusal } = await opening
    const list = await forms.list()
    return {
      titles: Object.fromEntries(list.map(({ id, document }) => [id, document.form.title])),
      revisions: Object.fromEntries(list.map(({ id, revision }) => [id, revision])),
      damaged: (await forms.listDamaged()).map(({ id }) => id),
      recovery: recovery && { returned: recovery.returned, renewed: recovery.renewed, lost: recovery.lost },
      refusal,
    }
  },
}
