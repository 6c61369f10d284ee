import { type Field, type FieldKind, type Form, showsAnswer } from '@letterslot/core'

const choiceKinds: readonly FieldKind[] = ['radio', 'checkboxes', 'consent', 'yesNo']

/** As much of a form as a miniature has room for: its title, a line to write on, an option to choose, and Send. */
export function miniatureForm(form: Form): Form {
  const { description: _, delivery: _delivery, look: _look, ...rest } = form
  const fields = form.pages.flatMap((page) => page.fields).filter(({ kind }) => showsAnswer(kind))
  const line = fields.find(({ kind }) => !choiceKinds.includes(kind))
  const choice = fields.find(({ kind }) => choiceKinds.includes(kind))
  const shown = [line, choice].flatMap((field) => (field ? [alone(field)] : []))
  const [page] = form.pages
  return { ...rest, pages: page ? [{ ...page, fields: shown }] : [] }
}

/** A field that is there whatever is answered elsewhere, with one option at most. */
function alone(field: Field): Field {
  const { visibleWhen: _, requiredWhen: _when, help: _help, rich: _rich, ...rest } = field
  return { ...rest, width: 'full', ...(field.options ? { options: field.options.slice(0, 1) } : {}) }
}
