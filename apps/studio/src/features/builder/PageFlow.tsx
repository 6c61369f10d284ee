import type { Condition } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef } from 'react'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { pageFlowText } from '../../domain/texts/page-flow.ts'
import { endingTexts } from '../../domain/texts/sent-blocks.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Menu } from '../../ui/Menu.tsx'
import { type Ending, useBuilderState, useEnding } from './builder-state.ts'
import { describeCondition } from './condition-text.ts'
import { currentPage } from './current-page.ts'
import { boxLeft, flowSizes, layFlow } from './flow-layout.ts'
import { whenNoMenu } from './focus-part.ts'
import styles from './PageFlow.module.css'
import { type FlowWay, pageFlow } from './page-flow.ts'
import { jumpTargets } from './page-jump.ts'
import { useOpenWay } from './use-open-way.ts'
import { usePageJump } from './use-page-jump.ts'

/**
 * The pages as boxes, and the ways between them as arrows with their conditions. It is a list for those who do not see it: each
 * page with the ways that lead on from it. A press on a page opens it; one on a way leads to its settings. A new way is dragged from the edge
 * of a page's box, or chosen from a menu.
 */
export function PageFlow() {
  const form = useDeferredValue(useDocument((document) => document.form))
  const pageId = useBuilderState((state) => state.pageId)
  const { openPage, openWay, openBehind } = useOpenWay()
  const flow = useMemo(() => pageFlow(form), [form])
  const layout = useMemo(() => layFlow(form.pages.length, flow.ways), [form.pages.length, flow])
  const { width, height, top, arches, arrows, sentArrow } = layout
  const ending = useEnding()
  const current = ending ? undefined : currentPage(form, pageId)
  const end = form.review ? endingTexts.review.title : pageFlowText.send
  const nameOf = (index: number): string => {
    const page = form.pages[index]
    return page ? pageName(form, page.id, pagesText.untitled) : end
  }
  const said = ({ from, to, when, mark, position }: FlowWay): string => {
    const words = when ? pageFlowText.when(describeCondition(form, when)) : pageFlowText.always
    const follows = arches.some(({ way }) => way.from === from) ? pageFlowText.otherwise : pageFlowText.follows
    const sentence =
      position === undefined ? follows(nameOf(to)) : `${pageFlowText.way(nameOf(from), nameOf(to))} ${words}`
    return mark ? `${sentence}, ${pageFlowText.marks[mark]}` : sentence
  }
  const onlyWhen = (condition: Condition, index: number): string => {
    const words = pageFlowText.only(describeCondition(form, condition))
    return flow.faulty.has(index) ? `${pageFlowText.marks.faulty}: ${words}` : words
  }
  const picture = useRef<HTMLDivElement>(null)
  const { dragged, jump, drag } = usePageJump(form, nameOf, picture, openWay)
  const shown = current ? form.pages.indexOf(current) : -1
  const placeOf = (index: number) => ({
    left: boxLeft(index),
    top,
    inlineSize: flowSizes.box,
    blockSize: flowSizes.boxHeight,
  })
  const behind = (one: Ending, index: number) => (
    <button
      type="button"
      aria-current={ending === one || undefined}
      data-target={dragged?.to === index || undefined}
      className={classes(styles['place'], styles['box'], styles['end'])}
      style={placeOf(index)}
      onClick={() => openBehind(one)}
    >
      <b className={styles['name']}>{endingTexts[one].title}</b>
      {one === 'review' && <span className={styles['count']}>{pageFlowText.automatic}</span>}
    </button>
  )
  const { length: count } = form.pages
  return (
    <section className={styles['scroll']} aria-label={pageFlowText.title}>
      {jumpTargets(form, shown).length > 0 && (
        <div className={styles['tools']}>
          <Menu
            label={pageFlowText.jump}
            trigger={
              <Button variant="quiet" size="small" icon={Plus}>
                {pageFlowText.jump}
              </Button>
            }
            entries={jumpTargets(form, shown).map((to) => ({
              id: `${to}`,
              label: pageFlowText.way(nameOf(shown), nameOf(to)),
              onAction: () => whenNoMenu(() => jump(shown, to)),
            }))}
          />
        </div>
      )}
      <div ref={picture} className={styles['picture']} style={{ inlineSize: width, blockSize: height }}>
        <svg className={styles['lines']} width={width} height={height} aria-hidden="true">
          <defs>
            <marker id="flow-head" markerWidth="9" markerHeight="9" refX="7" refY="4.5" orient="auto">
              <path d="M1 1l6 3.5-6 3.5" fill="none" stroke="context-stroke" strokeWidth="1.5" />
            </marker>
          </defs>
          <path d={sentArrow} markerEnd="url(#flow-head)" className={styles['line']} />
          {[...arrows, ...arches].map(({ way, path }) => (
            <path
              key={`${way.from} ${way.position}`}
              d={path}
              markerEnd="url(#flow-head)"
              className={classes(
                styles['line'],
                way.position !== undefined && styles['jump'],
                way.mark && styles['dead'],
              )}
            />
          ))}
          {dragged && (
            <path
              d={`M${boxLeft(dragged.from) + flowSizes.box} ${top + flowSizes.boxHeight / 2}L${dragged.at.x} ${dragged.at.y}`}
              markerEnd="url(#flow-head)"
              className={classes(styles['line'], styles['jump'])}
            />
          )}
        </svg>
        <ol className={styles['list']} onKeyDown={walk}>
          {form.pages.map((page, index) => (
            <li key={page.id}>
              <div className={styles['place']} style={{ left: boxLeft(index), top }}>
                <button
                  type="button"
                  aria-current={page.id === current?.id || undefined}
                  data-target={dragged?.to === index || undefined}
                  className={classes(styles['box'], flow.dead.has(index) && styles['unreached'])}
                  style={{ inlineSize: flowSizes.box, blockSize: flowSizes.boxHeight }}
                  onClick={() => openPage(page.id)}
                >
                  <b className={styles['name']}>
                    {page.title && <span className={styles['number']}>{index + 1} </span>}
                    {nameOf(index)}
                  </b>
                  <span className={styles['count']}>
                    {flow.dead.has(index) ? pageWaysText.faults.unreached : pagesText.fields(page.fields.length)}
                  </span>
                </button>
                {index < count - 1 && (
                  <span
                    aria-hidden="true"
                    title={pageFlowText.drag}
                    data-jump-from={page.id}
                    className={styles['grip']}
                    onPointerDown={(event) => drag(event, index)}
                  />
                )}
                {page.visibleWhen && (
                  <button
                    type="button"
                    className={classes(styles['only'], flow.faulty.has(index) && styles['dead'])}
                    title={onlyWhen(page.visibleWhen, index)}
                    onClick={() => openWay(page.id, 'shown')}
                  >
                    {onlyWhen(page.visibleWhen, index)}
                  </button>
                )}
              </div>
              <ul className={styles['list']}>
                {arches
                  .filter(({ way }) => way.from === index)
                  .map(({ way, x, y, room }) => (
                    <li key={way.position}>
                      <button
                        type="button"
                        aria-label={said(way)}
                        title={said(way)}
                        className={classes(styles['words'], way.mark && styles['dead'])}
                        style={{ left: x, top: y, maxInlineSize: room }}
                        onClick={() => openWay(page.id, way.position ?? 0)}
                      >
                        {way.mark
                          ? pageFlowText.marks[way.mark]
                          : way.when
                            ? pageFlowText.when(describeCondition(form, way.when))
                            : pageFlowText.always}
                      </button>
                    </li>
                  ))}
                {arrows
                  .filter(({ way }) => way.from === index)
                  .map(({ way }) => (
                    <li key="next" className={styles['unseen']}>
                      {said(way)}
                    </li>
                  ))}
              </ul>
            </li>
          ))}
          <li>
            {form.review ? (
              behind('review', count)
            ) : (
              <b
                data-target={dragged?.to === count || undefined}
                className={classes(styles['place'], styles['box'], styles['end'])}
                style={placeOf(count)}
              >
                {pageFlowText.send}
              </b>
            )}
            <span className={styles['unseen']}>{pageFlowText.follows(endingTexts.thanks.title)}</span>
          </li>
          <li>{behind('thanks', count + 1)}</li>
        </ol>
      </div>
    </section>
  )
}

/** Arrow keys walk through the picture: from page to page, and to the ways of one. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const items = [...currentTarget.children].flatMap((item) => {
    const buttons = [...item.querySelectorAll('button')]
    return buttons.length > 0 ? [buttons] : []
  })
  const at = items.findIndex((buttons) => buttons.includes(target))
  const within = items[at]?.indexOf(target) ?? -1
  const goal = {
    ArrowRight: items[at + 1]?.[0],
    ArrowLeft: items[at - 1]?.[0],
    ArrowDown: items[at]?.[within + 1],
    ArrowUp: items[at]?.[within - 1],
  }[key]
  if (!goal) return
  event.preventDefault()
  goal.focus()
  goal.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
