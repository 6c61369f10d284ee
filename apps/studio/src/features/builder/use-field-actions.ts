import type { Field, Form } from '@letterslot/core'
import { rulesFor } from '@letterslot/core/document'
import {
  Asterisk,
  ChevronDown,
  ChevronUp,
  Clipboard,
  ClipboardPaste,
  Columns2,
  Copy,
  FileSymlink,
  GitBranch,
  ListChecks,
  ListTree,
  type LucideIcon,
  MonitorSmartphone,
  Pencil,
  Rows2,
  Scissors,
  SlidersHorizontal,
  SquareStack,
  Trash2,
} from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { useActions } from '../../domain/actions/action-registry.ts'
import type { Command } from '../../domain/document/command.ts'
import { addRule, removeRule } from '../../domain/document/commands/rules.ts'
import { fieldKindInfo, fieldKindInfos, fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { buildText, deviceText, outlineText, severalText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { sectionsText } from '../../domain/texts/sections.ts'
import { canPutBeside, rowWithout } from './beside.ts'
import { narrowQuery, useBuilderStore } from './builder-state.ts'
import { devices, keepDevice } from './device-width.ts'
import { type FieldPosition, fieldPositions, previousOnPage } from './field-order.ts'
import { pageActions, readyActions } from './page-actions.ts'
import { fieldsInSection } from './section-fields.ts'
import { stepPlace } from './several-fields.ts'
import { type BuilderActions, useBuilderActions } from './use-builder-actions.ts'
import { type FieldClipboard, useFieldClipboard } from './use-field-clipboard.ts'
import { usePageActions } from './use-page-actions.ts'
import { useReadyQuestions } from './use-ready-questions.ts'
import { type SectionActions, useSectionActions } from './use-section-actions.ts'
import { type SeveralActions, useSeveralActions } from './use-several-actions.ts'

/** Lists what the step Build offers: to change the selected field, to add one of each kind, and to go to any other. */
export function useFieldActions(): void {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const actions = useBuilderActions()
  const pages = usePageActions()
  const several = useSeveralActions()
  const section = useSectionActions()
  const clipboard = useFieldClipboard()
  const insertReady = useReadyQuestions()
  const openTab = (tab: 'rules' | 'logic', field: Field): void => {
    builder.setState({ tab, ...(matchMedia(narrowQuery).matches && { sheet: 'inspector' }) })
    actions.choose(field.id)
  }
  useActions(() => {
    const { document, dispatch, selection, select } = store.getState()
    const places = fieldPositions(document.form)
    const isSeveral = selection.otherFieldIds.length > 0
    const selected = places.find(({ field }) => field.id === selection.fieldId)
    return [
      ...(selected && isSeveral
        ? severalActions(document.form, selection.otherFieldIds.length + 1, several, clipboard)
        : []),
      ...(selected && !isSeveral ? selectionActions(selected, document.form, actions, openTab, clipboard) : []),
      ...(selected && !isSeveral ? requirementActions(selected, dispatch, openTab) : []),
      ...(selected && !isSeveral ? sectionActions(selected, document.form, section) : []),
      ...(selected && !isSeveral ? otherPageActions(document.form, selected, actions) : []),
      {
        id: 'select-all',
        group: 'do',
        label: severalText.all,
        icon: SquareStack,
        keys: keysText.all,
        run: several.selectAll,
      },
      {
        id: 'paste',
        group: 'do',
        label: buildText.paste,
        icon: ClipboardPaste,
        keys: keysText.paste,
        run: () => void clipboard.paste(),
      },
      ...fieldKindInfos.map(
        ({ kind, name, keywords, icon }): Action => ({
          id: `add-${kind}`,
          group: 'add',
          label: name,
          keywords,
          icon,
          run: () => actions.add(kind),
        }),
      ),
      {
        id: 'select-form',
        group: 'go',
        label: buildText.theForm,
        keywords: paletteText.selectForm,
        icon: SlidersHorizontal,
        run: () => select({ fieldId: undefined }),
      },
      {
        id: 'outline',
        group: 'go',
        label: outlineText.title,
        keywords: outlineText.find,
        icon: ListTree,
        run: () => builder.setState(matchMedia(narrowQuery).matches ? { sheet: 'outline' } : { panel: 'outline' }),
      },
      ...readyActions((ready) => insertReady(ready, selected?.field.id)),
      ...pageActions(document.form, builder.getState().pageId, pages),
      ...devices.map(
        (device): Action => ({
          id: `device-${device}`,
          group: 'do',
          label: deviceText.show(deviceText.on[device]),
          icon: MonitorSmartphone,
          run: () => {
            keepDevice(device)
            builder.setState({ device })
          },
        }),
      ),
      ...places.map(
        ({ field }): Action => ({
          id: `field-${field.id}`,
          group: 'fields',
          label: fieldTitle(field),
          detail: fieldKindInfo(field.kind).name,
          keywords: field.name,
          icon: fieldKindInfo(field.kind).icon,
          run: () => actions.choose(field.id, 'cover'),
        }),
      ),
    ]
  })
}

function selectionActions(
  { field }: FieldPosition,
  form: Form,
  { choose, duplicate, leaveRow, move, putBeside, remove }: BuilderActions,
  openTab: (tab: 'rules' | 'logic', field: Field) => void,
  { copy }: FieldClipboard,
): readonly Action[] {
  const title = fieldTitle(field)
  const previous = previousOnPage(form, field.id)
  const action = (id: keyof typeof actionIcons, run: () => void, more: Partial<Action> = {}): Action => ({
    id: `field-${id}`,
    group: 'selection',
    label: paletteText[id](title),
    icon: actionIcons[id],
    run,
    ...more,
  })
  return [
    action('rename', () => choose(field.id, 'label'), { keys: keysText.enter }),
    action('up', () => move(field, -1, 'cover'), {
      keys: keysText.up,
      ...(!stepPlace(form, field.id, -1) && { unavailable: paletteText.why.first }),
    }),
    action('down', () => move(field, 1, 'cover'), {
      keys: keysText.down,
      ...(!stepPlace(form, field.id, 1) && { unavailable: paletteText.why.last }),
    }),
    action('duplicate', () => duplicate(field), { keys: keysText.duplicate }),
    action('copy', () => void copy(), { keys: keysText.copy }),
    action('cut', () => void copy().then((isCopied) => isCopied && remove(field)), { keys: keysText.cut }),
    action('rules', () => openTab('rules', field)),
    action('logic', () => openTab('logic', field)),
    action('remove', () => remove(field), { keys: keysText.remove }),
    action('beside', () => previous && putBeside({ kind: 'field', fieldId: field.id }, previous.id, 'after'), {
      keys: keysText.besideBefore,
      ...(previous && canPutBeside(form, previous.id, field.id)
        ? { detail: fieldTitle(previous) }
        : { unavailable: previous ? paletteText.why.noRoom : paletteText.why.firstOnPage }),
    }),
    action('alone', () => leaveRow(field), {
      keys: keysText.alone,
      ...(!rowWithout(form, field.id) && { unavailable: paletteText.why.alone }),
    }),
  ]
}

/** Says that a field must be answered, always or under a condition, or need not. */
function requirementActions(
  { field }: FieldPosition,
  dispatch: (command: Command) => void,
  openTab: (tab: 'logic', field: Field) => void,
): readonly Action[] {
  if (!rulesFor(field.kind).includes('required')) return []
  const [title, group] = [fieldTitle(field), 'selection'] as const
  const index = field.rules.findIndex(({ kind }) => kind === 'required')
  return [
    {
      id: 'field-required',
      group,
      label: index < 0 ? paletteText.required(title) : paletteText.optional(title),
      keywords: paletteText.requiredKeywords,
      icon: Asterisk,
      run: () => dispatch(index < 0 ? addRule(field.id, { kind: 'required' }) : removeRule(field.id, index)),
    },
    {
      id: 'field-requirement',
      group,
      label: paletteText.requirement(title),
      icon: GitBranch,
      run: () => openTab('logic', field),
    },
  ]
}

/** Selects or deletes a section with the fields in it. */
function sectionActions({ field }: FieldPosition, form: Form, { select, remove }: SectionActions): readonly Action[] {
  if (fieldsInSection(form, field.id).length === 0) return []
  const [title, group] = [fieldTitle(field), 'selection'] as const
  return [
    {
      id: 'section-select',
      group,
      label: sectionsText.selectCalled(title),
      icon: SquareStack,
      run: () => select(field.id),
    },
    { id: 'section-remove', group, label: sectionsText.removeCalled(title), icon: Trash2, run: () => remove(field.id) },
  ]
}

/** Changes all selected fields at once. */
function severalActions(
  form: Form,
  count: number,
  several: SeveralActions,
  { copy }: FieldClipboard,
): readonly Action[] {
  const action = (id: string, label: string, icon: LucideIcon, run: () => void, keys?: string): Action => ({
    ...{ id: `fields-${id}`, group: 'selection', label, detail: severalText.selected(count), icon, run },
    ...(keys === undefined ? {} : { keys }),
  })
  return [
    action('up', buildText.up, actionIcons.up, () => several.move(-1), keysText.up),
    action('down', buildText.down, actionIcons.down, () => several.move(1), keysText.down),
    action('duplicate', buildText.duplicate, actionIcons.duplicate, several.duplicate, keysText.duplicate),
    action('remove', buildText.remove, actionIcons.remove, several.remove, keysText.remove),
    action('copy', severalText.copy, actionIcons.copy, () => void copy(), keysText.copy),
    ...(form.pages.length < 2 ? [] : form.pages).map(({ id }) =>
      action(`to-${id}`, pagesText.moveTo(pageName(form, id, pagesText.untitled)), FileSymlink, () =>
        several.moveToPage(id),
      ),
    ),
  ]
}

/** Moves the selected field to each of the other pages. */
function otherPageActions(
  form: Form,
  { field, pageId }: FieldPosition,
  { moveToPage }: BuilderActions,
): readonly Action[] {
  return form.pages
    .filter(({ id }) => id !== pageId)
    .map(
      ({ id }): Action => ({
        id: `field-to-${id}`,
        group: 'selection',
        label: paletteText.toPage(fieldTitle(field), pageName(form, id, pagesText.untitled)),
        icon: FileSymlink,
        run: () => moveToPage(field, id, 'cover'),
      }),
    )
}

const actionIcons = {
  rename: Pencil,
  up: ChevronUp,
  down: ChevronDown,
  beside: Columns2,
  alone: Rows2,
  duplicate: Copy,
  rules: ListChecks,
  logic: GitBranch,
  remove: Trash2,
  copy: Clipboard,
  cut: Scissors,
} as const
