import { ListTree, Plus, SlidersHorizontal } from 'lucide-react'
import { type Ref, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldKindInfo, fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocument, useDocumentSession, useSelection } from '../../domain/document/use-document.ts'
import { buildText, outlineText } from '../../domain/texts/build.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton, Kbd } from '../../ui/IconButton.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useSlashKey } from '../../ui/use-slash-key.ts'
import { ApplyPendingFocus } from './ApplyPendingFocus.tsx'
import styles from './BuildStep.module.css'
import {
  BuilderContext,
  type BuilderStore,
  createBuilderStore,
  type FieldNotes,
  FieldNotesContext,
  narrowQuery,
  OpenPaletteContext,
  useBuilderState,
  useBuilderStore,
  useEnding,
} from './builder-state.ts'
import { Canvas } from './Canvas.tsx'
import { CommandPaletteButton } from './CommandPaletteButton.tsx'
import { ConditionUsesContext, useUsesInConditions } from './condition-uses.ts'
import { FieldFaultsContext, useFaultsOfFields } from './field-faults.ts'
import { createFieldOrders, FieldOrdersContext, fieldPosition, fieldPositions, useFieldOrder } from './field-order.ts'
import { FramesContext, useFrames } from './frames.ts'
import { Late, LoadedInspector, LoadedOutline } from './LoadedPanels.tsx'
import { LogicFaultsContext, PageFaultsContext, useFaultsOfLogic, useFaultsOfWays } from './logic-faults.ts'
import { PageFlowPanel } from './PageFlowPanel.tsx'
import { PageTabs } from './PageTabs.tsx'
import { Palette } from './Palette.tsx'
import { RuleFaultsContext, useFaultsOfRules } from './rule-faults.ts'
import { useFieldActions } from './use-field-actions.ts'
import { useFollowedPage } from './use-followed-page.ts'

export interface BuildStepProps {
  /** Default: nothing is said of a field. */
  readonly fieldNotes?: FieldNotes
}

/** Loads what comes behind the form that is built, ahead of the visit. */
export async function loadPanels(): Promise<void> {
  await Promise.allSettled([
    import('./Inspector.tsx'),
    import('./BuildDrawers.tsx'),
    import('./Shortcuts.tsx'),
    import('./EndingCanvas.tsx'),
    import('./find-faults.ts'),
  ])
}

/** The step Build of an open form: what can be asked, the form itself, and what can be changed of it. */
export function BuildStep({ fieldNotes = () => null }: BuildStepProps) {
  const [builder] = useState(createBuilderStore)
  const [fieldOrders] = useState(createFieldOrders)
  const faults = useFaultsOfFields()
  const logicFaults = useFaultsOfLogic()
  const wayFaults = useFaultsOfWays()
  const ruleFaults = useFaultsOfRules()
  const conditionUses = useUsesInConditions()
  const frames = useFrames({
    builder,
    orderOf: fieldOrders,
    faults: { field: faults, logic: logicFaults, rules: ruleFaults },
  })
  const isNarrow = useMedia(narrowQuery)
  const search = useRef<HTMLInputElement>(null)
  const openPalette = useCallback(() => {
    if (isNarrow) builder.setState({ sheet: 'palette' })
    else {
      flushSync(() => builder.setState({ panel: 'fields' }))
      search.current?.focus()
    }
  }, [isNarrow, builder])
  useFollowedPage(builder)
  useInitialSelection(builder)
  useEffect(() => () => builder.getState().drag?.cancel(), [builder])
  useSlashKey(openPalette)
  return (
    <BuilderContext value={builder}>
      <OpenPaletteContext value={openPalette}>
        <FieldOrdersContext value={fieldOrders}>
          <FieldFaultsContext value={faults}>
            <LogicFaultsContext value={logicFaults}>
              <PageFaultsContext value={wayFaults}>
                <RuleFaultsContext value={ruleFaults}>
                  <FieldNotesContext value={fieldNotes}>
                    <ConditionUsesContext value={conditionUses}>
                      <div className={styles['build']}>
                        {!isNarrow && <LeftPanel search={search} />}
                        <div className={styles['middle']}>
                          <PageTabs />
                          <FramesContext value={frames}>
                            <SheetInSight />
                          </FramesContext>
                          {!isNarrow && <PageFlowPanel />}
                        </div>
                        {isNarrow ? (
                          <BuildSheets />
                        ) : (
                          <aside aria-label={buildText.selection} className={styles['right']}>
                            <LoadedInspector />
                          </aside>
                        )}
                        <DragCard />
                        <ListedActions />
                        <ApplyPendingFocus />
                      </div>
                    </ConditionUsesContext>
                  </FieldNotesContext>
                </RuleFaultsContext>
              </PageFaultsContext>
            </LogicFaultsContext>
          </FieldFaultsContext>
        </FieldOrdersContext>
      </OpenPaletteContext>
    </BuilderContext>
  )
}

/**
 * On arrival the first field is selected, or the one that was before, and its label is marked: typing changes it at
 * once. Not where a keyboard would come up over the form.
 */
function useInitialSelection(builder: BuilderStore): void {
  const { store } = useDocumentSession()
  useEffect(() => {
    const { document, selection, select } = store.getState()
    const { faultAt } = selection
    if (faultAt) {
      select({ fieldId: 'fieldId' in faultAt ? faultAt.fieldId : undefined, faultAt: undefined })
      const sheet = matchMedia(narrowQuery).matches ? 'inspector' : undefined
      builder.setState(
        'fieldId' in faultAt ? { tab: faultAt.tab, sheet } : { pageId: faultAt.pageId, askedWay: faultAt, sheet },
      )
      return
    }
    const places = fieldPositions(document.form)
    const { field } = places.find((place) => place.field.id === selection.fieldId) ?? places[0] ?? {}
    if (!field) return
    select({ fieldId: field.id })
    if (matchMedia('(pointer: fine)').matches) builder.setState({ pendingFocus: { fieldId: field.id, part: 'label' } })
  }, [store, builder])
}

/** A page of the form, or what comes behind the last one. */
function SheetInSight() {
  const ending = useEnding()
  if (!ending) return <Canvas />
  return (
    <Suspense>
      <LazyEndingCanvas key={ending} ending={ending} />
    </Suspense>
  )
}

// What is not in sight first comes behind it.
const LazyShortcuts = lazyPart(async () => (await import('./Shortcuts.tsx')).Shortcuts)
const LazyEndingCanvas = lazyPart(async () => (await import('./EndingCanvas.tsx')).EndingCanvas)

/** Draws nothing: lists the actions of the step while it is open. */
function ListedActions() {
  useFieldActions()
  return null
}

/** The kinds of fields to add, or the form as a tree in their place. */
function LeftPanel({ search }: { readonly search: Ref<HTMLInputElement> }) {
  const builder = useBuilderStore()
  const panel = useBuilderState((state) => state.panel)
  return (
    <aside aria-label={panel === 'fields' ? buildText.palette : outlineText.title} className={styles['left']}>
      <div className={styles['panels']}>
        <Segmented
          label={outlineText.panels}
          segments={[
            { value: 'fields', label: outlineText.fields, icon: Plus },
            { value: 'outline', label: outlineText.title, icon: ListTree },
          ]}
          value={panel}
          onChange={(next) => builder.setState({ panel: next })}
        />
      </div>
      {panel === 'fields' ? <Palette searchRef={search} /> : <LoadedOutline />}
      <Suspense>
        <LazyShortcuts />
      </Suspense>
    </aside>
  )
}

/** The card of what is dragged, under the pointer, and the way to put it back. */
function DragCard() {
  const drag = useBuilderState((state) => state.drag)
  const draggedId = drag?.source.kind === 'field' ? drag.source.fieldId : undefined
  const field = useFieldOrder(({ byId }) => draggedId && byId.get(draggedId)?.field)
  const hasKeys = useMedia('(pointer: fine)')
  const hasPages = useDocument(({ form }) => form.pages.length > 1)
  if (!drag) return null
  const hints = [buildText.putsBack, buildText.edgeDrop, ...(hasPages ? [buildText.tabDrop] : [])]
  const { source, at } = drag
  const info = fieldKindInfo(source.kind === 'new' ? source.fieldKind : (field?.kind ?? 'text'))
  return (
    <>
      <div
        ref={(card) => {
          card?.style.setProperty('--x', `${at.x}px`)
          card?.style.setProperty('--y', `${at.y}px`)
        }}
        data-drag-card=""
        aria-hidden="true"
        className={styles['card']}
      >
        <div className={styles['paper']}>
          <Icon icon={info.icon} />
          <span className={styles['name']}>{field ? fieldTitle(field) : info.name}</span>
        </div>
      </div>
      {hasKeys && (
        <p className={styles['hint']} aria-hidden="true">
          <Kbd>{keysText.leave}</Kbd> {hints.join(' · ')}
        </p>
      )}
    </>
  )
}

// What lies above a page comes with them.
const LazyBuildDrawers = lazyPart(async () => (await import('./BuildDrawers.tsx')).BuildDrawers)

/** Palette and inspector as sheets, where there is no room beside the canvas, and the bar that opens them. */
function BuildSheets() {
  const form = useDocument((document) => document.form)
  const { fieldId } = useSelection()
  const builder = useBuilderStore()
  const isAsked = useBuilderState((state) => state.sheet !== undefined)
  const selected = fieldPosition(form, fieldId)
  return (
    <div className={styles['bar']}>
      <Suspense fallback={isAsked && <Late />}>
        <LazyBuildDrawers />
      </Suspense>
      <Button size="large" icon={Plus} onPress={() => builder.setState({ sheet: 'palette' })}>
        {buildText.addField}
      </Button>
      <span className={styles['way']}>
        <IconButton icon={ListTree} label={outlineText.title} onPress={() => builder.setState({ sheet: 'outline' })} />
      </span>
      <span className={styles['commands']}>
        <CommandPaletteButton size="large" />
      </span>
      <Button
        size="large"
        variant="primary"
        icon={SlidersHorizontal}
        onPress={() => builder.setState({ sheet: 'inspector' })}
      >
        {selected ? buildText.changeField : buildText.changeForm}
      </Button>
    </div>
  )
}
