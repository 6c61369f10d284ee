import type { Field, FieldId } from '@letterslot/core'
import { ChevronDown, ChevronUp, Columns2, Copy, FileSymlink, FileText, Trash2 } from 'lucide-react'
import { Toolbar } from 'react-aria-components'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { buildText, severalText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { canPutBeside } from './beside.ts'
import styles from './CanvasField.module.css'
import { fieldPosition, previousOnPage, useFieldOrder } from './field-order.ts'
import { whenNoDialog } from './focus-part.ts'
import { stepPlace } from './several-fields.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** Actions on the selected field as a whole. By its id: a letter of the field's own texts changes nothing here. */
export function FieldToolbar({ id }: { readonly id: FieldId }) {
  const { store } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const own = useFieldOrder(({ byId }) => byId.get(id)?.pageId)
  const previous = previousOnPage(form, id)?.id
  const canStandBeside = previous !== undefined && canPutBeside(form, previous, id)
  const canGoUp = stepPlace(form, id, -1) !== undefined
  const canGoDown = stepPlace(form, id, 1) !== undefined
  const { duplicate, move, moveToPage, putBeside, remove } = useBuilderActions()
  const withField = (act: (field: Field) => void): void => {
    const { field } = fieldPosition(store.getState().document.form, id) ?? {}
    if (field) act(field)
  }
  return (
    <Toolbar aria-label={buildText.toolbar} className={styles['toolbar'] ?? ''}>
      <IconButton
        icon={Copy}
        label={buildText.duplicate}
        size="small"
        tone="onInk"
        onPress={() => withField(duplicate)}
      />
      <IconButton
        icon={ChevronUp}
        label={buildText.up}
        keys={keysText.up}
        size="small"
        tone="onInk"
        data-part="up"
        isDisabled={!canGoUp}
        onPress={() => withField((field) => move(field, -1, 'up'))}
      />
      <IconButton
        icon={ChevronDown}
        label={buildText.down}
        keys={keysText.down}
        size="small"
        tone="onInk"
        data-part="down"
        isDisabled={!canGoDown}
        onPress={() => withField((field) => move(field, 1, 'down'))}
      />
      {previous && (
        <IconButton
          icon={Columns2}
          label={buildText.beside}
          keys={keysText.besideBefore}
          size="small"
          tone="onInk"
          isDisabled={!canStandBeside}
          onPress={() => putBeside({ kind: 'field', fieldId: id }, previous, 'after')}
        />
      )}
      <PageMenu ownId={own} onChoose={(pageId) => withField((field) => moveToPage(field, pageId, 'cover'))} />
      <IconButton
        icon={Trash2}
        label={buildText.remove}
        keys={keysText.remove}
        size="small"
        tone="onInk"
        onPress={() => withField(remove)}
      />
    </Toolbar>
  )
}

/** Actions on all selected fields, at the one that has the focus. */
export function SeveralToolbar() {
  const { duplicate, move, moveToPage, remove } = useSeveralActions()
  return (
    <Toolbar aria-label={severalText.title} className={styles['toolbar'] ?? ''}>
      <IconButton icon={Copy} label={buildText.duplicate} size="small" tone="onInk" onPress={duplicate} />
      <IconButton
        icon={ChevronUp}
        label={buildText.up}
        keys={keysText.up}
        size="small"
        tone="onInk"
        onPress={() => move(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={buildText.down}
        keys={keysText.down}
        size="small"
        tone="onInk"
        onPress={() => move(1)}
      />
      <PageMenu ownId={undefined} onChoose={moveToPage} />
      <IconButton
        icon={Trash2}
        label={buildText.remove}
        keys={keysText.remove}
        size="small"
        tone="onInk"
        onPress={remove}
      />
    </Toolbar>
  )
}

interface PageMenuProps {
  /** The page that is not offered. */
  readonly ownId: string | undefined
  readonly onChoose: (pageId: string) => void
}

/** The other pages of the form, where there are several: what is selected goes to the end of the one that is chosen. */
function PageMenu({ ownId, onChoose }: PageMenuProps) {
  const form = useDocument((document) => document.form)
  if (form.pages.length < 2) return null
  return (
    <Menu
      label={pagesText.otherPage}
      trigger={<IconButton icon={FileSymlink} label={pagesText.otherPage} size="small" tone="onInk" />}
      entries={form.pages
        .filter(({ id }) => id !== ownId)
        .map(({ id }) => ({
          id,
          label: pagesText.moveTo(pageName(form, id, pagesText.untitled)),
          icon: FileText,
          onAction: () => whenNoDialog(() => onChoose(id)),
        }))}
    />
  )
}
