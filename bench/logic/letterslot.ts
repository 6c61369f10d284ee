import { createCalculations } from '@letterslot/core/calculation'
import { parseForm } from '@letterslot/core/document'
import { createFormStore } from '@letterslot/core/form-state'
import { compileLogicForm } from '@letterslot/core/logic'
import { measureLogic } from './measure.ts'
import { parts } from './thousand-fields.ts'

const parsed = parseForm({
  format: 'letterslot.form/1',
  version: 1,
  id: 'bench',
  title: 'A thousand questions',
  locale: 'en',
  pages: [
    {
      id: 'p1',
      fields: parts.map(({ name, kind, adds, after, shownBy, atLeast }) => ({
        ...{ id: name, kind, name, label: name, rules: [] },
        ...(kind === 'calculated' && { calculate: after === undefined ? `${adds}` : `${after} + ${adds}` }),
        ...(shownBy !== undefined && { visibleWhen: { field: shownBy, is: 'atLeast', to: atLeast } }),
      })),
    },
  ],
})
if (!parsed.ok) throw parsed.error
const form = parsed.value
const fields = form.pages.flatMap((page) => page.fields)
const ids = new Map(fields.map(({ id, name }) => [name, id]))
const questions = fields.filter(({ kind }) => kind === 'text')
const total = fields.findLast(({ kind }) => kind === 'calculated')

measureLogic((answers) => {
  const calculate = createCalculations(form)
  const compiled = {
    ...compileLogicForm(form),
    derive: (values: Parameters<typeof calculate>[0]) =>
      [...calculate(values)].filter(([id, text]) => values[id] !== text),
  }
  const store = createFormStore(compiled, answers)
  // As on a page: each question hears of itself alone, and is drawn anew where it heard.
  const shown = new Map(questions.map(({ id }) => [id, store.field(id).visible]))
  for (const { id } of questions) store.subscribe(() => shown.set(id, store.field(id).visible), id)
  return {
    change: (name, text) => {
      const id = ids.get(name)
      if (id) store.change(id, text)
    },
    state: () => [String(total && store.value(total.id)), [...shown.values()].filter(Boolean).length],
  }
})
