import { type Condition, type Form, holdsValue, type Page, type PageJump } from '@letterslot/core'
import type { PageFault } from '@letterslot/core/document'
import { setPageNext, setPageVisibility } from '../../domain/document/commands/page-ways.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { pageWaysText } from '../../domain/texts/logic.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useBuilderState } from './builder-state.ts'
import { ConditionSection } from './ConditionSection.tsx'
import { currentPage } from './current-page.ts'
import { FaultCards } from './FaultCards.tsx'
import styles from './Inspector.module.css'
import { usePageFaults } from './logic-faults.ts'
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
  const index = form.pages.indexOf(page)
  const nameOf = (id: string): string => pageName(form, id, pagesText.untitled)
  const asked = (pages: readonly Page[]) => pages.flatMap(({ fields }) => fields).filter(({ kind }) => holdsValue(kind))
  const [jump, another] = page.next ?? []
  const explained = usePageFaults(page.id).flatMap((fault) => {
    const told = explainPageFault(form, page, fault)
    return told ? [{ told, place: placeOf(fault, another !== undefined) }] : []
  })
  const faultsAt = (place: FaultPlace) => explained.flatMap(({ told, place: at }) => (at === place ? [told] : []))
  const target = !jump ? 'next' : 'end' in jump ? 'end' : jump.to
  const later = form.pages.slice(index + 2)
  const choose = (choice: string): void => {
    const to = later.find(({ id }) => id === choice)?.id
    const when = jump?.when
    const way = choice === 'end' ? ({ end: true } as const) : to && { to }
    dispatch(setPageNext(page.id, way ? [{ ...(when && { when }), ...way }] : undefined))
  }
  const setWhen = (when: Condition | undefined): void => {
    if (!jump) return
    const { when: _before, ...way } = jump
    const next: PageJump = when ? { ...way, when } : way
    dispatch(setPageNext(page.id, [next]))
  }
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{pageWaysText.title(nameOf(page.id))}</legend>
      <FaultCards faults={faultsAt('page')} />
      {index > 0 && (
        <ConditionSection
          condition={page.visibleWhen}
          sources={asked(form.pages.slice(0, index))}
          fault={undefined}
          faults={faultsAt('shown')}
          texts={pageWaysText.shown}
          onChange={(next) => dispatch(setPageVisibility(page.id, next))}
        />
      )}
      {another ? (
        <p className={styles['note']}>{pageWaysText.several}</p>
      ) : (
        index < form.pages.length - 1 && (
          <SelectField<string>
            label={pageWaysText.after}
            value={target}
            choices={[
              { value: 'next', label: pageWaysText.next },
              ...later.map(({ id }) => ({ value: id, label: nameOf(id) })),
              { value: 'end', label: form.review ? pageWaysText.review : pageWaysText.send },
            ]}
            onChange={choose}
          />
        )
      )}
      {jump && !another && (
        <ConditionSection
          condition={jump.when}
          sources={asked(form.pages.slice(0, index + 1))}
          fault={undefined}
          faults={faultsAt('only')}
          texts={pageWaysText.only}
          onChange={setWhen}
        />
      )}
    </fieldset>
  )
}

/** Beside a condition, or above all of the page. */
type FaultPlace = 'page' | 'shown' | 'only'

function placeOf(fault: PageFault, isSeveral: boolean): FaultPlace {
  if (!('pointer' in fault) && fault.kind !== 'always') return 'page'
  if (fault.way === undefined) return 'shown'
  return isSeveral ? 'page' : 'only'
}
