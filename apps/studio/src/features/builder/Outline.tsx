import type { Field } from '@letterslot/core'
import { ChevronRight, CircleAlert, GitBranch } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Button, type Key, type Selection, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import { fieldKindInfo, fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { useDocument, useDocumentSession, useSelection } from '../../domain/document/use-document.ts'
import { outlineText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { type DropPlace, useBuilderState, useBuilderStore } from './builder-state.ts'
import { currentPage } from './current-page.ts'
import { useFieldFaults } from './field-faults.ts'
import { type FieldPosition, fieldPositions, useFieldOrder } from './field-order.ts'
import { whenNoDialog } from './focus-part.ts'
import styles from './Outline.module.css'
import { type OutlineField, outlineOf } from './outline.ts'
import { pageTabId } from './page-tab-id.ts'
import { useBuilderActions } from './use-builder-actions.ts'
import { useDragSource } from './use-drag-source.ts'
import { pageKeyOf, useOutlineKeys } from './use-outline-keys.ts'
import { usePageActions } from './use-page-actions.ts'

/**
 * The pages of the form and their fields as a tree. It has the selection of the canvas; Enter goes to a field there, or to the tab of a page.
 */
export function Outline() {
  const { store } = useDocumentSession()
  const builder = useBuilderStore()
  const form = useDeferredValue(useDocument((document) => document.form))
  const { fieldId, otherFieldIds } = useSelection()
  const pageId = useBuilderState((state) => state.pageId)
  const { choose } = useBuilderActions()
  const { open } = usePageActions()
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  const pages = outlineOf(form, query)
  const sections = pages.flatMap(({ fields }) => fields.filter(({ inside }) => inside.length > 0))
  const openable = [...pages.map(({ id }) => pageKeyOf(id)), ...sections.map(({ field }) => field.id)]
  const current = currentPage(form, pageId)
  const selected = fieldId === undefined ? [pageKeyOf(current?.id ?? '')] : [...otherFieldIds, fieldId]

  const select = (keys: Selection): void => {
    const places = fieldPositions(store.getState().document.form)
    const chosen = places.filter(({ field }) => keys === 'all' || keys.has(field.id)).map(({ field }) => field.id)
    const last = chosen.at(-1)
    const page = keys === 'all' ? undefined : pages.find(({ id }) => keys.has(pageKeyOf(id)))
    if (last) {
      store.getState().select({ fieldId: last, otherFieldIds: chosen.slice(0, -1) })
      builder.setState({ freshId: undefined, addsAtEnd: false })
    } else if (page) open(page.id)
  }
  const act = (key: Key): void => {
    const place = fieldPositions(form).find(({ field }) => field.id === key)
    const page = pages.find(({ id }) => pageKeyOf(id) === key)
    if (place || page) builder.setState({ sheet: undefined })
    if (place) choose(place.field.id, 'cover')
    else if (page) {
      open(page.id)
      whenNoDialog(() => document.getElementById(pageTabId(page.id))?.focus())
    }
  }
  const keys = useOutlineKeys((key) => select(new Set([key])))
  return (
    <div className={styles['outline']}>
      <SearchField label={outlineText.find} value={query} onChange={setQuery} />
      <div
        data-outline=""
        data-listed=""
        onKeyDownCapture={keys.onKeyDown}
        onCopy={keys.onCopy}
        onCut={keys.onCut}
        onPaste={keys.onPaste}
      >
        <Tree
          aria-label={outlineText.title}
          className={styles['tree'] ?? ''}
          selectionMode="multiple"
          selectionBehavior="replace"
          selectedKeys={selected}
          onSelectionChange={select}
          onAction={act}
          expandedKeys={openable.filter((key) => !closed.has(key))}
          onExpandedChange={(keys) => setClosed(new Set(openable.filter((key) => !keys.has(key))))}
          renderEmptyState={() => <EmptyState>{outlineText.none(query.trim())}</EmptyState>}
        >
          {pages.map(({ id, position, count, fields }) => {
            const name = pageName(form, id, pagesText.untitled)
            return (
              <TreeItem
                key={id}
                id={pageKeyOf(id)}
                textValue={`${name}, ${pagesText.fields(count)}`}
                className={styles['page'] ?? ''}
              >
                <TreeItemContent>
                  <span className={styles['line']} data-outline-row={id}>
                    <Button slot="chevron" className={styles['chevron'] ?? ''}>
                      <Icon icon={ChevronRight} size={14} />
                    </Button>
                    {form.pages[position - 1]?.title && <span className={styles['count']}>{position}</span>}
                    <span className={styles['name']}>{name}</span>
                    <span className={styles['count']}>{count}</span>
                  </span>
                </TreeItemContent>
                {fields.map(item)}
              </TreeItem>
            )
          })}
        </Tree>
      </div>
    </div>
  )
}

/** A field of the tree, with those that stand in it. */
function item({ field, row, inside }: OutlineField): ReactNode {
  return (
    <TreeItem
      key={field.id}
      id={field.id}
      textValue={itemName(field, row)}
      className={classes(styles['field'], field.kind === 'section' && styles['section'])}
    >
      <TreeItemContent>
        <OutlineItem field={field} row={row} hasFields={inside.length > 0} />
      </TreeItemContent>
      {inside.map(item)}
    </TreeItem>
  )
}

/** A field's name for screen readers, which do not see its signs. */
function itemName(field: Field, row: OutlineField['row']): string {
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
  const signs = [isAsked && outlineText.asked, row && outlineText.beside, field.visibleWhen && outlineText.sometimes]
  return [fieldTitle(field), fieldKindInfo(field.kind).name, ...signs.filter((sign) => sign)].join(', ')
}

/** The side of a field on which what is dragged would fall; below the last field of a page, else above one. */
function lineAt({ pageId, index, isLast }: FieldPosition, drop: DropPlace | undefined): 'above' | 'below' | undefined {
  if (drop?.pageId !== pageId) return undefined
  return drop.index === index ? 'above' : isLast && drop.index > index ? 'below' : undefined
}

/** A field in the tree: its kind, its label, and signs for what it shares, asks and lacks. */
function OutlineItem({ field, row, hasFields }: Omit<OutlineField, 'inside'> & { readonly hasFields: boolean }) {
  const faults = useFieldFaults(field.id)
  const isAsked = field.rules.some(({ kind }) => kind === 'required')
  const drag = useDragSource({ kind: 'field', fieldId: field.id }, 'outline')
  const place = useFieldOrder(({ byId }) => byId.get(field.id))
  const line = useBuilderState((state) => place && lineAt(place, state.drag?.place))
  return (
    <span className={styles['item']} data-row={row} data-outline-row={field.id} data-line={line} {...drag}>
      {hasFields && (
        <Button slot="chevron" className={classes(styles['chevron'], styles['own'])}>
          <Icon icon={ChevronRight} size={14} />
        </Button>
      )}
      <Icon icon={fieldKindInfo(field.kind).icon} />
      <span className={styles['name']}>
        {fieldTitle(field)}
        {isAsked && <span className={styles['asked']}>*</span>}
      </span>
      {field.visibleWhen && <Icon icon={GitBranch} size={14} />}
      {faults[0] && (
        <span className={styles['fault']} title={faults[0].message}>
          <Icon icon={CircleAlert} size={14} />
        </span>
      )}
    </span>
  )
}
