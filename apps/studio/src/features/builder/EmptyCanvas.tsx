import type { Page } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { narrowQuery, useBuilderState } from './builder-state.ts'
import dropLine from './DropLine.module.css'
import { useBuilderActions } from './use-builder-actions.ts'

export interface EmptyCanvasProps {
  readonly page: Page | undefined
  /** True where other pages ask something. */
  readonly isPageAlone: boolean
}

/** A form, or a page of it, that asks nothing yet: it says what to do next, and is a place to drop a field. */
export function EmptyCanvas({ page, isPageAlone }: EmptyCanvasProps) {
  const { add } = useBuilderActions()
  const isNarrow = useMedia(narrowQuery)
  const isTarget = useBuilderState(({ drag }) => drag?.place !== undefined && drag.overTab === undefined)
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The form has nothing else to begin with; a page takes the focus that its last field had.
    if (!isPageAlone || document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [isPageAlone])
  const formWords = isNarrow ? buildText.empty : buildText.emptyWide
  const words = isPageAlone ? (isNarrow ? pagesText.nothingNarrow : pagesText.nothing) : formWords
  return (
    <div
      ref={root}
      className={dropLine['target']}
      data-empty-page={page?.id}
      data-drop={isTarget ? 'before' : undefined}
    >
      <EmptyState
        actions={(['text', 'email', 'textarea'] as const).map((kind) => (
          <Button key={kind} icon={Plus} onPress={() => add(kind)}>
            {fieldKindInfo(kind).name}
          </Button>
        ))}
      >
        {words}
      </EmptyState>
    </div>
  )
}
