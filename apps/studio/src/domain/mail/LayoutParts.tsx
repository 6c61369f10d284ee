import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDocument, useDocumentSession } from '../document/use-document.ts'
import { layoutText } from '../texts/email-layout.ts'
import styles from './LayoutParts.module.css'
import {
  type LayoutPart,
  layoutForProvider,
  layoutParts,
  markCopied,
  type ProviderLayout,
  readCopiedLayout,
  textName,
} from './layout-for-provider.ts'

/** The layout of the open form's mail, and what of it was copied. */
export interface CopiedLayoutState {
  /** Undefined where the template makes no mail. */
  readonly layout: ProviderLayout | undefined
  /** True where a part that was copied is not what it was. */
  readonly isChanged: boolean
  readonly markOf: (part: LayoutPart) => CopyMark
  readonly keep: (part: LayoutPart) => void
}

/** Follows the layout of the open form's mail, and what of it was copied. */
export function useCopiedLayout(): CopiedLayoutState {
  const { formId } = useDocumentSession()
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const [copied, setCopied] = useState(() => readCopiedLayout(formId))
  const layout = layoutForProvider(form, email)
  const markOf = (part: LayoutPart): CopyMark => {
    if (!layout || copied[part] === undefined) return 'never'
    return copied[part] === textName(layout[part]) ? 'current' : 'changed'
  }
  return {
    layout,
    isChanged: layoutParts.some((part) => layout !== undefined && layout[part] !== '' && markOf(part) === 'changed'),
    markOf,
    keep: (part) => {
      if (!layout) return
      const next = { ...copied, [part]: textName(layout[part]) }
      setCopied(next)
      markCopied(formId, next)
    },
  }
}

/** The same parts alone, where a sheet of their own has no place. */
export function LayoutParts() {
  const state = useCopiedLayout()
  return (
    <>
      <PartList state={state} />
      {state.layout?.to === '' && <p className={styles['lead']}>{layoutText.noRecipient}</p>}
    </>
  )
}

/** The parts of a layout, each with the button that copies it. */
export function PartList({ state: { layout, markOf, keep } }: { readonly state: CopiedLayoutState }) {
  if (!layout) return null
  return layoutParts.map((part) => (
    <CopiedPart key={part} part={part} text={layout[part]} mark={markOf(part)} onCopied={() => keep(part)} />
  ))
}

/** True for a part that was copied, and is still what was copied. */
type CopyMark = 'never' | 'current' | 'changed'

interface CopiedPartProps {
  readonly part: LayoutPart
  readonly text: string
  readonly mark: CopyMark
  readonly onCopied: () => void
}

function CopiedPart({ part, text, mark, onCopied }: CopiedPartProps) {
  const announce = useAnnounce()
  const showToast = useToast()
  const label = layoutText.parts[part]
  if (text === '') return null
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Refused, or absent on a plain http page: the text stands there to be marked by hand.
      return void showToast({ text: layoutText.notCopied })
    }
    onCopied()
    announce(layoutText.copiedPart(label))
  }
  return (
    <div className={styles['part']}>
      <label className={styles['partName']} htmlFor={`layout-${part}`}>
        {label}
      </label>
      <Button
        size="small"
        icon={mark === 'current' ? Check : Copy}
        aria-label={layoutText.copy(label)}
        onPress={() => void copy()}
      >
        {mark === 'current' ? layoutText.copied : layoutText.copyShort}
      </Button>
      {mark === 'changed' && <p className={styles['changed']}>{layoutText.changed}</p>}
      {part === 'html' ? (
        <textarea id={`layout-${part}`} readOnly rows={6} className={styles['code']} value={text} />
      ) : (
        <input id={`layout-${part}`} readOnly className={styles['code']} value={text} />
      )}
    </div>
  )
}
