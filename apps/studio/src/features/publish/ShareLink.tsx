import type { Form } from '@letterslot/core'
import { useDeferredValue, useEffect, useState } from 'react'
import { asksForSecrets } from '../../domain/sharing/asks-for-secrets.ts'
import { packForm } from '../../domain/sharing/share-code.ts'
import { fileNameOf } from '../../domain/storage/download.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { sharedAddress } from '../../model/address.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { linkReach, longestCode } from './link-reach.ts'
import styles from './MethodPanel.module.css'
import { MethodTrouble } from './MethodPanel.tsx'
import { QrCode } from './QrCode.tsx'
import type { PublishGate } from './use-publish-gate.ts'

const { link: text } = publishPanelText

export interface ShareLinkProps {
  readonly gate: PublishGate
  readonly form: Form
  readonly studio: string
  readonly isReachable: boolean
}

/** The link that holds the form, its length, and its QR code where a visitor can reach it. */
export function ShareLink({ gate, form, studio, isReachable }: ShareLinkProps) {
  const made = useShareLink(useDeferredValue(form), studio)
  if (made.status === 'making') return <p className={styles['note']}>{text.making}</p>
  if (made.status === 'failed') {
    return <MethodTrouble>{`${text.failed} ${made.cause}`}</MethodTrouble>
  }
  const { link } = made
  const reach = linkReach(link.length)
  return (
    <>
      <CopyText
        words={publishPanelText}
        label={text.label}
        text={link}
        rows={4}
        onCopied={() => void gate.freeze('link')}
      />
      <p className={styles['length']}>
        <Pill tone={reach === 'anywhere' ? 'ok' : reach === 'some-cut' ? 'wait' : 'bad'}>
          {text.length(link.length)}
        </Pill>{' '}
        <span>{text.reach[reach]}</span>
      </p>
      <p className={styles['note']}>
        {asksForSecrets(form).length > 0 && `${text.warned} `}
        {text.frozen}{' '}
        <a href={link} target="_blank" rel="noreferrer">
          {text.open}
        </a>
      </p>
      {isReachable &&
        (link.length > longestCode ? (
          <p className={styles['note']}>{text.noCode}</p>
        ) : (
          <QrCode text={link} label={text.code} file={`${fileNameOf(form.title)}-code`} />
        ))}
    </>
  )
}

/** The link of a form as it is now. */
type MadeLink =
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly link: string }
  | { readonly status: 'failed'; readonly cause: string }

/** Packs the form behind what is typed. */
function useShareLink(form: Form, studio: string): MadeLink {
  const [packed, setPacked] = useState<{ readonly code: string } | { readonly cause: string }>()
  useEffect(() => {
    let isCurrent = true
    packForm(form).then(
      (code) => isCurrent && setPacked({ code }),
      (error: unknown) => isCurrent && setPacked({ cause: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [form])
  if (!packed) return { status: 'making' }
  if ('cause' in packed) return { status: 'failed', cause: packed.cause }
  return { status: 'made', link: sharedAddress(studio, packed.code) }
}
