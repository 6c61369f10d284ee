import { useDocument, useSelection } from '../../document/use-document.ts'
import { useBuildSession, useBuildSessionStore } from './build-session.ts'
import { FieldInspector } from './FieldInspector.tsx'
import { FormInspector } from './FormInspector.tsx'
import { fieldPositions } from './field-order.ts'

/** What can be changed of what is selected: a field, or the form itself. */
export function Inspector() {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const session = useBuildSessionStore()
  const tab = useBuildSession((state) => state.tab)
  const selected = fieldPositions(form).find(({ field }) => field.id === fieldId)
  if (!selected) return <FormInspector />
  return (
    <FieldInspector
      key={selected.field.id}
      field={selected.field}
      tab={tab}
      onTab={(next) => session.setState({ tab: next })}
    />
  )
}
