import { assertNever, type Form } from '@letterslot/core'
import { isNotePlace } from '../parameters/placed-fields.ts'
import { changeField, fieldAt, limitFile, limitTo, requireAddress } from './change-field.ts'
import { mapParameter, unmapParameter, withoutNote } from './change-mapping.ts'
import type { FormFix } from './fix.ts'

/** Makes a change of the form; one whose target is gone changes nothing. */
export function changeForm(form: Form, fix: FormFix): Form {
  switch (fix.kind) {
    case 'requireField':
      return changeField(form, fix.place, requireAddress)
    case 'renameField':
      return renameFormField(form, fix.place, fix.name)
    case 'mapParameter':
      return mapParameter(form, fix.name, fix.field)
    case 'unmapParameter':
      return unmapParameter(form, fix.name)
    case 'clearNote':
      return withoutNote(form)
    case 'limitAnswers':
      return fix.limits.reduce(
        (limited, limit) => changeField(limited, limit.place, (field) => limitTo(field, limit)),
        form,
      )
    case 'limitFile':
      return changeField(form, fix.place, (field) => limitFile(field, fix.maxBytes))
    default:
      return assertNever(fix)
  }
}

/** A note of late messages follows its text, unless another text has the old name. */
function renameFormField(form: Form, place: string, name: string): Form {
  const { name: before, kind } = fieldAt(form, place) ?? {}
  const renamed = changeField(form, place, (field) => ({ ...field, name }))
  const isNoted = (kind === 'text' || kind === 'textarea') && renamed.delivery?.noteIn === before
  if (before === undefined || !renamed.delivery || !isNoted || isNotePlace(renamed, before)) return renamed
  return { ...renamed, delivery: { ...renamed.delivery, noteIn: name } }
}
