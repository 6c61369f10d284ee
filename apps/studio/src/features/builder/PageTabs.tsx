import {
  ArrowLeft,
  ArrowRight,
  CheckCheck,
  EllipsisVertical,
  ListChecks,
  Pencil,
  Plus,
  Trash2,
  Workflow,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { endingTexts } from '../../domain/texts/sent-blocks.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { type Ending, narrowQuery, useBuilderState, useBuilderStore, useEnding } from './builder-state.ts'
import { currentPage } from './current-page.ts'
import { DeviceWidths } from './DeviceWidths.tsx'
import { positionInGap } from './drop-gap.ts'
import { whenNoDialog } from './focus-part.ts'
import { PageTab } from './PageTab.tsx'
import styles from './PageTabs.module.css'
import { PageTitleEditor } from './PageTitleEditor.tsx'
import { type PageHead, usePageHeads } from './page-heads.ts'
import { pageKey } from './page-keys.ts'
import { endingTabId, pagePanelId, pageTabId } from './page-tab-id.ts'
import { TabScroller } from './TabScroller.tsx'
import { usePageActions } from './use-page-actions.ts'

/** The pages of the form as tabs above the canvas: they are opened, named, moved, added and taken away here; behind them stand the review and the page of thanks. */
export function PageTabs() {
  const pages = usePageHeads()
  const hasReview = useDocument(({ form }) => form.review === true)
  const pageId = useBuilderState((state) => state.pageId)
  const isNarrow = useMedia(narrowQuery)
  const ending = useEnding()
  const endings: readonly Ending[] = hasReview ? ['review', 'thanks'] : ['thanks']
  const count = pages.length + endings.length
  const { add, open, openEnding, move, remove, openFlow } = usePageActions()
  const list = useRef<HTMLDivElement>(null)
  const renamed = useBuilderState((state) => state.renamedPageId)
  const builder = useBuilderStore()
  const setRenamed = (renamedPageId?: string): void => builder.setState({ renamedPageId })
  const [gap, setGap] = useState<number>()
  /** The id of the tab that takes the focus once it is drawn. */
  const pending = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (pending.current === undefined) return
    const tab = Array.from(list.current?.children ?? []).find(({ id }) => id === pending.current)
    pending.current = undefined
    if (tab instanceof HTMLElement) tab.focus()
  })
  const current = currentPage({ pages }, pageId)
  const index = pages.findIndex(({ id }) => id === current?.id)
  const isOne = pages.length < 2
  /** The tabs go on from the last page to what comes behind it, and round. */
  const focusOn = (at: number): void => {
    const page = pages[at]
    const next = endings[at - pages.length] ?? 'thanks'
    pending.current = page ? pageTabId(page.id) : endingTabId(next)
    if (page) open(page.id)
    else openEnding(next)
  }
  const leaveTitle = (id: string, isByKey: boolean): void => {
    if (isByKey) pending.current = pageTabId(id)
    setRenamed()
  }
  const moveTo = (page: PageHead, to: number): void => {
    if (to < 0 || to >= pages.length || to === pages.indexOf(page)) return
    pending.current = pageTabId(page.id)
    move(page, to)
  }
  const takeAway = (page: PageHead): void => {
    const beside = pages[pages.indexOf(page) - 1] ?? pages[1]
    pending.current = beside && pageTabId(beside.id)
    remove(page)
  }
  const onKeyDown = (page: PageHead, event: KeyboardEvent): void => {
    const act = pageKey(event, pages.indexOf(page), count)
    if (!act) return
    event.preventDefault()
    if (act.kind === 'open') focusOn(act.index)
    else if (act.kind === 'move') moveTo(page, act.index)
    else if (act.kind === 'rename') setRenamed(page.id)
    else if (!isOne) takeAway(page)
  }
  /** Of a tab that can only be opened; `at` is its place among all. */
  const onPlainKeyDown = (at: number, event: KeyboardEvent): void => {
    const act = pageKey(event, at, count)
    if (act?.kind !== 'open') return
    event.preventDefault()
    focusOn(act.index)
  }
  return (
    <div className={styles['bar']}>
      <TabScroller current={ending ? endingTabId(ending) : current && pageTabId(current.id)}>
        <div ref={list} role="tablist" data-listed="" aria-label={pagesText.tabs} className={styles['tabs']}>
          {isOne && current && (
            <PlainTab
              id={pageTabId(current.id)}
              isCurrent={!ending}
              onOpen={() => open(current.id)}
              onKeyDown={(event) => onPlainKeyDown(0, event)}
            >
              {pagesText.only}
            </PlainTab>
          )}
          {!isOne &&
            pages.map((page, position) => (
              <PageTab
                key={page.id}
                page={page}
                position={position}
                isCurrent={!ending && page.id === current?.id}
                isRenamed={page.id === renamed}
                mark={gap === position ? 'before' : gap === pages.length && position === gap - 1 ? 'after' : undefined}
                onOpen={() => open(page.id)}
                onRename={() => setRenamed(page.id)}
                onKeyDown={(event) => onKeyDown(page, event)}
                onDrag={setGap}
                onDrop={(to) => moveTo(page, positionInGap(position, to))}
              />
            ))}
          {endings.map((one, at) => (
            <PlainTab
              key={one}
              id={endingTabId(one)}
              isCurrent={ending === one}
              onOpen={() => openEnding(one)}
              onKeyDown={(event) => onPlainKeyDown(pages.length + at, event)}
            >
              <Icon icon={endingIcons[one]} size={14} />
              {endingTexts[one].title}
            </PlainTab>
          ))}
        </div>
        {renamed !== undefined && (
          <PageTitleEditor
            key={renamed}
            tabId={pageTabId(renamed)}
            page={pages.find(({ id }) => id === renamed)}
            onLeave={(isByKey) => leaveTitle(renamed, isByKey)}
          />
        )}
        {isOne ? (
          <Button variant="quiet" size="small" icon={Plus} onPress={() => setRenamed(add())}>
            {pagesText.add}
          </Button>
        ) : (
          <IconButton icon={Plus} label={pagesText.add} size="small" onPress={() => setRenamed(add())} />
        )}
      </TabScroller>
      {current && !isOne && !ending && (
        <Menu
          label={pagesText.untitled(index + 1)}
          trigger={<IconButton icon={EllipsisVertical} label={pagesText.more(index + 1)} size="small" />}
          entries={[
            tabMenuEntry('rename', Pencil, () => setRenamed(current.id)),
            ...(index > 0 ? [tabMenuEntry('earlier', ArrowLeft, () => moveTo(current, index - 1))] : []),
            ...(index < pages.length - 1 ? [tabMenuEntry('later', ArrowRight, () => moveTo(current, index + 1))] : []),
            { id: 'flow', label: pageFlowText.title, icon: Workflow, onAction: openFlow },
            { ...tabMenuEntry('remove', Trash2, () => takeAway(current)), isDanger: true },
          ]}
        />
      )}
      {!isNarrow && <DeviceWidths />}
    </div>
  )
}

const endingIcons = { review: ListChecks, thanks: CheckCheck } as const

interface PlainTabProps {
  readonly id: string
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A tab that can be opened, and neither named nor moved. */
function PlainTab({ id, isCurrent, onOpen, onKeyDown, children }: PlainTabProps) {
  return (
    <button
      id={id}
      type="button"
      role="tab"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? pagePanelId : undefined}
      className={styles['tab']}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      {children}
    </button>
  )
}

/** An entry of the menu: it waits until the menu is gone, which takes the focus back until then. */
function tabMenuEntry(id: 'rename' | 'earlier' | 'later' | 'remove', icon: typeof Plus, act: () => void) {
  return { id, label: pagesText[id], icon, onAction: () => whenNoDialog(act) }
}
