import type { Field } from '@letterslot/core'
import { isRecord } from '@letterslot/core'
import { useDocument } from '../../domain/document/use-document.ts'
import { customKindText as text } from '../../domain/texts/custom-kind.ts'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { firstFault } from './field-faults.ts'
import { useFieldEdit } from './use-field-edit.ts'

/** The name of a kind of the site's own, and its settings. Nothing of it runs here. */
export function CustomKindFields({ field }: { readonly field: Field }) {
  const form = useDocument((document) => document.form)
  const edit = useFieldEdit(field)
  const { customKind: stored = '', settings } = field
  const name = useDraftText(stored, (customKind) => {
    const problem = firstFault(form, { ...field, customKind }, 'customKind')
    return problem === undefined
      ? { ok: true, stored: customKind, commit: () => edit({ customKind }) }
      : { ok: false, problem: text.nameStays(problem, stored) }
  })
  const json = useDraftText(settings ? JSON.stringify(settings, undefined, 2) : '', (typed) => {
    if (typed.trim() === '') return { ok: true, stored: '', commit: () => edit({ settings: undefined }) }
    const read = parseObject(typed)
    if (!read) return { ok: false, problem: text.notJson }
    const problem = firstFault(form, { ...field, settings: read }, 'settings')
    return problem === undefined
      ? { ok: true, stored: JSON.stringify(read, undefined, 2), commit: () => edit({ settings: read }) }
      : { ok: false, problem: text.settingsStay(problem) }
  })
  return (
    <>
      <TextField
        label={text.name}
        help={text.nameHelp}
        isMono
        value={name.text}
        problem={name.problem}
        autoComplete="off"
        spellCheck="false"
        onChange={name.onChange}
      />
      <TextArea
        label={text.settings}
        help={text.settingsHelp}
        isMono
        rows={4}
        placeholder={'{ "rows": 4 }'}
        value={json.text}
        problem={json.problem}
        spellCheck="false"
        onChange={json.onChange}
      />
    </>
  )
}

function parseObject(typed: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(typed)
    return isRecord(read) ? read : undefined
  } catch {
    return undefined
  }
}
