import { compileForm } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { answersBy, formDocument } from '../two-hundred-fields.mjs'
import { measureValidation } from './measure.mjs'

const parsed = parseForm(formDocument)
if (!parsed.ok) throw parsed.error

measureValidation({
  compile: () => compileForm(parsed.value),
  check: (compiled, values) => compiled.validate(values).length,
  good: answersBy('id', 'good'),
  bad: answersBy('id', 'bad'),
})
