import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import styles from './PageFlowPanel.module.css'
import { flowToggleId } from './page-tab-id.ts'

// The picture and what finds dead ends come with it: loaded when it is opened.
const LazyPageFlow = lazyPart(async () => (await import('./PageFlow.tsx')).PageFlow)

/** The picture of the pages and their ways, once it is here. */
export function LoadedPageFlow() {
  return (
    <Suspense>
      <LazyPageFlow />
    </Suspense>
  )
}

/** A bar under the canvas that opens the picture of the pages, where there are several. */
export function PageFlowPanel() {
  const builder = useBuilderStore()
  const isOpen = useBuilderState((state) => state.isFlowOpen)
  const isOne = useDocument(({ form }) => form.pages.length < 2)
  if (isOne) return null
  return (
    <div className={styles['panel']}>
      <button
        id={flowToggleId}
        type="button"
        aria-expanded={isOpen}
        className={styles['toggle']}
        onClick={() => builder.setState({ isFlowOpen: !isOpen })}
      >
        {pageFlowText.title}
        <Icon icon={isOpen ? ChevronDown : ChevronUp} />
      </button>
      {isOpen && <LoadedPageFlow />}
    </div>
  )
}
