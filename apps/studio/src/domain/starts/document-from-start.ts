import { brandFormId, brandPageId, type Form, type Page } from '@letterslot/core'
import { starterEmail } from '@letterslot/email'
import { newId } from '../../model/new-id.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { language } from '../../ui/language.ts'
import { noDestination } from '../document/commands/choose-connection.ts'
import { starterMailText } from '../texts/starts.ts'
import { sayStart } from './say-start.ts'
import type { Start } from './start.ts'

interface StartOptions {
  /** Recipient of the answers; also the fallback contact. Empty when the maker skipped the question. */
  readonly to: string
  /** Opaque, new for each form. */
  readonly id?: string
}

/** Makes a form and its mail from a start, in the language of the page. It sends nowhere yet. */
export function documentFromStart(english: Start, { to, id = newId(english.id) }: StartOptions): StudioDocument {
  const start = sayStart(english)
  const address = to.trim()
  const form: Form = {
    format: 'letterslot.form/1',
    version: 1,
    id: brandFormId(id),
    ...start.form,
    locale: language,
    pages: startPages(start),
    ...(start.pages ? { progress: 'steps' } : {}),
    ...(address === '' ? {} : { delivery: { ...noDestination, fallback: { email: address } } }),
  }
  const email = starterEmail(form, { id: `tmpl_${id}`, to: address, replySentence: starterMailText.reply })
  return { form, email: start.subject ? { ...email, subject: start.subject } : email, connectionId: undefined }
}

/** The pages of a form made from a start, with all of its fields. */
export function startPages({ fields, pages = [] }: Pick<Start, 'fields' | 'pages'>): readonly Page[] {
  if (pages.length === 0) return [{ id: brandPageId('p1'), fields }]
  const begins = pages.map(({ from }) => fields.findIndex(({ name }) => name === from))
  return pages.map(({ title, visibleWhen, endsWhen }, index) => ({
    id: brandPageId(`p${index + 1}`),
    title,
    ...(visibleWhen && { visibleWhen }),
    ...(endsWhen && { next: [{ when: endsWhen, end: true }] }),
    fields: fields.slice(index === 0 ? 0 : begins[index], begins[index + 1]),
  }))
}
