import type { FieldKind } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fieldKindInfo } from './field-kind-info.ts'
import { useBuildActions } from './use-build-actions.ts'

const first: readonly FieldKind[] = ['text', 'email', 'textarea']

/** A form that asks nothing yet. */
export function EmptyCanvas() {
  const { add } = useBuildActions()
  return (
    <EmptyState
      actions={first.map((kind) => (
        <Button key={kind} icon={Plus} onPress={() => add(kind)}>
          {fieldKindInfo(kind).name}
        </Button>
      ))}
    >
      Ask the first question. Press / or choose a field on the left.
    </EmptyState>
  )
}
