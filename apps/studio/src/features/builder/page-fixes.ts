import { assertNever, brandFieldId, type Condition, type Form, type Page } from '@letterslot/core'
import type { PageFault } from '@letterslot/core/document'
import type { Command } from '../../domain/document/command.ts'
import { setPageNext, setPageVisibility } from '../../domain/document/commands/page-ways.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { describeCondition, subjectOf } from './condition-text.ts'
import { type ExplainedFault, explainConditionFault } from './logic-fixes.ts'

/** Explains a fault of the ways between pages; undefined where what it is about is not there any more. */
export function explainPageFault(form: Form, page: Page, fault: PageFault): ExplainedFault | undefined {
  const nameOf = (id: string): string => pageName(form, id, pagesText.untitled)
  const withoutWay = { label: pageWaysText.fixes.removeWay, command: setNext(page, withoutAt(page, wayOf(fault))) }
  switch (fault.kind) {
    case 'unreached': {
      const by = form.pages.find(({ id }) => id === fault.by)
      const words = pageWaysText.passed(nameOf(fault.by))
      const fixes = by
        ? [{ label: pageWaysText.fixes.follow(nameOf(by.id)), command: setNext(by, openWays(by, fault.byWay)) }]
        : []
      return { key: 'unreached', title: pageWaysText.faults.unreached, words, fixes }
    }
    case 'overtaken':
      return {
        key: `overtaken ${fault.way}`,
        title: pageWaysText.faults.overtaken,
        words: fault.isAlways ? pageWaysText.overtaken : pageWaysText.overtakenTogether,
        fixes: [withoutWay],
      }
    case 'back':
    case 'no-page': {
      const words = fault.kind === 'back' ? pageWaysText.back(nameOf(fault.to)) : pageWaysText.noPage
      return { key: `${fault.kind} ${fault.way}`, title: pageWaysText.faults.nowhere, words, fixes: [withoutWay] }
    }
    case 'never':
    case 'always':
    case 'gone':
    case 'later':
      return explainCondition(form, page, fault)
    default:
      return assertNever(fault)
  }
}

type FixablePageFault = Extract<PageFault, { kind: 'never' | 'always' | 'gone' | 'later' }>

function explainCondition(form: Form, page: Page, fault: FixablePageFault): ExplainedFault | undefined {
  const { way } = fault
  const condition = way === undefined ? page.visibleWhen : page.next?.[way]?.when
  if (!condition) return undefined
  const before = form.pages[form.pages.indexOf(page) - 1]
  return explainConditionFault(
    form,
    {
      condition,
      set: (next) => {
        if (way === undefined) return setPageVisibility(page.id, next)
        // A way without a condition is always taken: one that never is goes.
        return next || fault.kind === 'always' ? setWhen(page, way, next) : setNext(page, withoutAt(page, way))
      },
      drop: way === undefined ? pageWaysText.shown.drop : pageWaysText.only.drop,
      elsewhere: (other) => {
        const [, id] = /^\/answered\/(.*)$/.exec(other) ?? []
        if (id !== undefined) return pageWaysText.answeredFirst(subjectOf(form, brandFieldId(id)))
        const [, at] = /^\/before\/next\/(\d+)\//.exec(other) ?? []
        const when = at === undefined ? undefined : before?.next?.[Number(at)]?.when
        return when && pageWaysText.passedThen(describeCondition(form, when))
      },
      moveBefore: () => undefined,
    },
    withoutWayPointers(fault),
  )
}

/** The fault with pointers from the way that it is of. */
function withoutWayPointers(fault: FixablePageFault): FixablePageFault {
  const shorten = (pointer: string): string => pointer.replace(/^\/next\/\d+/, '')
  if (fault.kind === 'always') return fault
  const { pointer } = fault
  const other = fault.kind === 'never' && fault.other !== undefined ? { other: shorten(fault.other) } : {}
  return { ...fault, pointer: shorten(pointer), ...other }
}

function wayOf(fault: PageFault): number {
  return ('way' in fault ? fault.way : undefined) ?? -1
}

type Ways = NonNullable<Page['next']>

function withoutAt({ next = [] }: Page, way: number): Ways {
  return next.filter((_jump, index) => index !== way)
}

/** The ways that are taken only sometimes: without the one that takes all that is left, the next page follows. */
function openWays({ next = [] }: Page, last: number): Ways {
  return next[last]?.when ? next.slice(0, last) : next.filter(({ when }) => when)
}

function setNext(page: Page, ways: Ways): Command {
  return setPageNext(page.id, ways.length > 0 ? ways : undefined)
}

function setWhen(page: Page, way: number, when: Condition | undefined): Command {
  const { next = [] } = page
  return setNext(
    page,
    next.flatMap((jump, index) => {
      if (index !== way) return jump
      const { when: _before, ...rest } = jump
      return when ? { ...rest, when } : rest
    }),
  )
}
