import type { FieldKind } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useBuildSession } from './build-session.ts'
import dropLine from './DropLine.module.css'
import { fieldKindInfo } from './field-kind-info.ts'
import { narrow } from './narrow.ts'
import { useBuildActions } from './use-build-actions.ts'

const first: readonly FieldKind[] = ['text', 'email', 'textarea']

/** A form that asks nothing yet. */
export function EmptyCanvas() {
  const { add } = useBuildActions()
  const isNarrow = useMedia(narrow)
  const isTarget = useBuildSession(({ drag }) => drag?.gap !== undefined)
  return (
    <div className={dropLine['target']} data-drop={isTarget ? 'before' : undefined}>
      <EmptyState
        actions={first.map((kind, index) => (
          // There is nothing else to begin with.
          <Button key={kind} icon={Plus} autoFocus={index === 0} onPress={() => add(kind)}>
            {fieldKindInfo(kind).name}
          </Button>
        ))}
      >
        {isNarrow ? 'Ask the first question.' : 'Ask the first question. Press\u00a0/ or choose a field on the left.'}
      </EmptyState>
    </div>
  )
}
