import type { Form } from '@letterslot/core'
import { type TranslatableGroup, translatableGroups } from '../../domain/languages/translatable.ts'
import { writeTranslationCsv } from '../../domain/languages/translation-csv.ts'
import type { WrittenTranslations } from '../../domain/languages/translation-file.ts'
import { writeXliff } from '../../domain/languages/write-xliff.ts'
import { downloadText, fileNameOf } from '../../domain/storage/download.ts'
import { translationsText } from '../../domain/texts/languages.ts'

/** Names what a group of texts belongs to. */
export function groupName(group: TranslatableGroup): string {
  if (group.kind === 'form') return translationsText.form
  return group.kind === 'page' ? translationsText.page(group.index) : group.field.label || group.field.name
}

/** Downloads one language of a form for a spreadsheet. @returns the number of cells that are led by an apostrophe. */
export function downloadCsv(form: Form, tag: string): number {
  const { text, ledCells } = writeTranslationCsv(written(form, tag))
  downloadText(`${fileNameOf(form.title)}.${tag}.csv`, 'text/csv', text)
  return ledCells
}

/** Downloads one language of a form for a translation tool. */
export function downloadXliff(form: Form, tag: string): void {
  downloadText(`${fileNameOf(form.title)}.${tag}.xlf`, 'application/xliff+xml', writeXliff(written(form, tag)))
}

function written(form: Form, tag: string): WrittenTranslations {
  const places = new Map(
    translatableGroups(form).flatMap((group) => group.texts.map(({ id }) => [id, groupName(group)])),
  )
  return { form, tag, nameOf: ({ id, part }) => [places.get(id) ?? '', translationsText.parts[part]] }
}
