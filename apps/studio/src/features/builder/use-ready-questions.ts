import type { Field, FieldId, Form } from '@letterslot/core'
import { addFields } from '../../domain/document/commands/fields.ts'
import { readFields, writeFields } from '../../domain/document/field-clipboard.ts'
import { rowsOf } from '../../domain/document/form-rows.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { type ReadyQuestion, readyQuestions } from '../../domain/starts/ready-questions.ts'
import { sayField, wordsFor } from '../../domain/starts/say-field.ts'
import { readyText } from '../../domain/texts/ready-questions.ts'
import { newFieldId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useBuilderStore } from './builder-state.ts'
import { endOf, fieldPosition } from './field-order.ts'
import { parameterName, withFreeNames } from './parameter-name.ts'
import { saidOnPage } from './said-on-page.ts'

/** Puts the fields of a ready question behind another field, else at the end, in one step of undo, and marks the first label. */
export function useReadyQuestions(): (ready: ReadyQuestion, target: FieldId | undefined) => void {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const announce = useAnnounce()
  return (ready, target) => {
    const { document, dispatch, select } = store.getState()
    const fields = fieldsOfReady(document.form, ready, newFieldId)
    const [first] = fields
    if (!first) return
    const place = target && fieldPosition(document.form, target)
    const last = document.form.pages.at(-1)
    const at = place ? { pageId: place.pageId, index: place.index + 1 } : last && endOf(document.form, last.id)
    dispatch(addFields(besideEachOther(document.form, fields, at), at))
    select({ fieldId: first.id })
    builder.setState({
      freshId: first.id,
      pendingFocus: { fieldId: first.id, part: 'label' },
      tab: 'field',
      sheet: undefined,
      addsAtEnd: false,
    })
    const { form } = store.getState().document
    const { name } = readyText.questions[ready]
    announce(saidOnPage(form, first.id, (position, count) => readyText.added(name, position, count)))
  }
}

/** The fields of a ready question in the words of the form, with ids of their own and names that are free. */
export function fieldsOfReady(form: Form, ready: ReadyQuestion, newId: () => FieldId): readonly Field[] {
  const words = wordsFor(form.locale)
  const said = readyQuestions[ready].map((field) => sayField(field, words))
  const read = readFields(writeFields(said), form, newId)
  // By its label, as that of any new field.
  return read.kind === 'fields'
    ? withFreeNames(
        form,
        read.fields.map((field) => ({ ...field, name: parameterName(field.label, () => true) })),
      )
    : []
}

/** Fields that share a row, or each one of its own where the row before them has room and would take the first. */
function besideEachOther(
  form: Form,
  fields: readonly Field[],
  at: { readonly pageId: string; readonly index: number } | undefined,
): readonly Field[] {
  const page = form.pages.find(({ id }) => id === at?.pageId)
  const before = page?.fields.slice(0, at?.index) ?? []
  const beginsRow = rowsOf([...before, ...fields]).some(([one]) => one?.id === fields[0]?.id)
  return beginsRow ? fields : fields.map(({ width: _width, ...field }) => field)
}
