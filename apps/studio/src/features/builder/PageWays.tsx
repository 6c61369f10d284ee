import type { Form, Page, PageJump } from '@letterslot/core'
import type { PageFault } from '@letterslot/core/document'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { setPageNext, setPageVisibility } from '../../domain/document/commands/page-ways.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { askedOn } from './asked-on.ts'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import { ConditionSection } from './ConditionSection.tsx'
import { currentPage } from './current-page.ts'
import { FaultCards } from './FaultCards.tsx'
import styles from './Inspector.module.css'
import { usePageFaults } from './logic-faults.ts'
import { PageWay } from './PageWay.tsx'
import { explainPageFault } from './page-fixes.ts'

/** The ways to the page in sight and on from it, where there are several. */
export function PageWays() {
  const form = useDocument((document) => document.form)
  const pageId = useBuilderState((state) => state.pageId)
  const page = currentPage(form, pageId)
  if (!page || form.pages.length < 2) return null
  return <WaysOfPage key={page.id} form={form} page={page} />
}

interface WaysOfPageProps {
  readonly form: Form
  readonly page: Page
}

function WaysOfPage({ form, page }: WaysOfPageProps) {
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const index = form.pages.indexOf(page)
  const ways = page.next ?? []
  const explained = usePageFaults(page.id).flatMap((fault) => {
    const told = explainPageFault(form, page, fault)
    return told ? [{ told, place: placeOfFault(fault) }] : []
  })
  const faultsAt = (place: PageFaultPlace) => explained.flatMap(({ told, place: at }) => (at === place ? [told] : []))
  const { root, focusOn } = useWayFocus(page.id)
  const change = (next: readonly PageJump[]): void => {
    dispatch(setPageNext(page.id, next.length > 0 ? next : undefined))
  }
  const replace = (position: number, way: PageJump | undefined): void =>
    change(ways.toSpliced(position, 1, ...(way ? [way] : [])))
  const add = (): void => {
    change([...ways, { end: true }])
    focusOn(ways.length)
    announce(pageWaysText.added(ways.length + 1))
  }
  const move = (position: number, to: number): void => {
    const way = ways[position]
    if (!way) return
    change(ways.toSpliced(position, 1).toSpliced(to, 0, way))
    focusOn(to)
    announce(pageWaysText.moved(to + 1, ways.length))
  }
  const remove = (position: number): void => {
    replace(position, undefined)
    focusOn(Math.max(0, position - 1))
    announce(pageWaysText.removed(ways.length - 1))
  }
  const isLast = index === form.pages.length - 1
  const canAdd = !isLast && ways.length > 0 && ways.every(({ when }) => when)
  return (
    <fieldset ref={root} className={styles['fieldset']}>
      <legend className={styles['caption']}>{pageWaysText.title(pageName(form, page.id, pagesText.untitled))}</legend>
      <FaultCards faults={faultsAt('page')} />
      {index > 0 && (
        <div data-way="shown">
          <ConditionSection
            condition={page.visibleWhen}
            sources={askedOn(form.pages.slice(0, index))}
            fault={undefined}
            faults={faultsAt('shown')}
            texts={pageWaysText.shown}
            onChange={(next) => dispatch(setPageVisibility(page.id, next))}
          />
        </div>
      )}
      {/* A page that was moved to the end brings its ways along. */}
      {(!isLast || ways.length > 0) &&
        (ways.length > 0 ? ways : [undefined]).map((way, position) => (
          <PageWay
            // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by its place alone
            key={position}
            form={form}
            index={index}
            way={way}
            position={position}
            faults={faultsAt(`way ${position}`)}
            conditionFaults={faultsAt(`when ${position}`)}
            count={ways.length}
            onChange={(next) => replace(position, next)}
            onMove={(to) => move(position, to)}
            onRemove={() => remove(position)}
          />
        ))}
      {canAdd && (
        <Button variant="dashed" size="small" isWide icon={Plus} onPress={add}>
          {pageWaysText.add}
        </Button>
      )}
    </fieldset>
  )
}

/** Above all of the page, at its condition, at a way of it, or at the condition of one. */
type PageFaultPlace = 'page' | 'shown' | `way ${number}` | `when ${number}`

function placeOfFault(fault: PageFault): PageFaultPlace {
  if (fault.kind === 'unreached') return 'page'
  if (fault.way === undefined) return 'shown'
  return 'pointer' in fault || fault.kind === 'always' ? `when ${fault.way}` : `way ${fault.way}`
}

/** The focus that goes to a way: once it is drawn, or as the picture of the pages asks for it. */
function useWayFocus(pageId: string) {
  const builder = useBuilderStore()
  const asked = useBuilderState((state) => state.askedWay)
  const root = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (asked?.pageId !== pageId) return
    builder.setState({ askedWay: undefined })
    const way = root.current?.querySelector(`[data-way="${asked.way}"]`)
    const control = way?.querySelector<HTMLElement>('select,button')
    control?.focus()
    control?.scrollIntoView({ block: 'nearest' })
  }, [asked, builder, pageId])
  return { root, focusOn: (way: number): void => builder.setState({ askedWay: { pageId, way } }) }
}
