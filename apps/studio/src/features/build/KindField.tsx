import type { Field, FieldKind } from '@letterslot/core'
import { replaceField } from '../../document/commands/replace-field.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { changedKind, kindChangeText } from './changed-kind.ts'
import { fieldKindInfo, fieldKindInfos } from './field-kind-info.ts'

const choices = fieldKindInfos.map(({ kind, name }) => ({ value: kind, label: name }))

/** The field's kind. Another one keeps what it can; the rest is said, and comes back by undo. */
export function KindField({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const announce = useAnnounce()
  const showToast = useToast()
  const change = (kind: FieldKind): void => {
    if (kind === field.kind) return
    const changed = changedKind(form, field, kind)
    dispatch(replaceField(changed.field))
    const now = `Now “${fieldKindInfo(kind).name}”.`
    const left = kindChangeText(changed)
    if (left === undefined) announce(now)
    else showToast({ text: `${now} ${left}`, action: { label: 'Undo', onPress: () => dispatch(replaceField(field)) } })
  }
  return <SelectField<FieldKind> label="Kind" value={field.kind} choices={choices} onChange={change} />
}
