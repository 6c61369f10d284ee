import { compileForm } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { answersBy, formDocument } from '../bench-fields.ts'
import { hundred, measureValidation } from './measure.ts'

const parsed = parseForm({
  ...formDocument,
  pages: formDocument.pages.map(({ id, fields }) => ({ id, fields: fields.slice(0, hundred) })),
})
if (!parsed.ok) throw parsed.error

measureValidation({
  compile: () => compileForm(parsed.value, { compilePatternMatcher }),
  check: (compiled, values) => compiled.validate(values).length,
  good: answersBy('id', 'good', hundred),
  bad: answersBy('id', 'bad', hundred),
})
