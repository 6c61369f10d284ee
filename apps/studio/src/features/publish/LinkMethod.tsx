import type { Form } from '@letterslot/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { asksForSecrets } from '../../domain/sharing/asks-for-secrets.ts'
import { packForm } from '../../domain/sharing/share-code.ts'
import { fileNameOf } from '../../domain/storage/download.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { sharedAddress } from '../../model/address.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { linkReach, longestCode } from './link-reach.ts'
import styles from './MethodPanel.module.css'
import { MethodPanel, MethodTrouble } from './MethodPanel.tsx'
import { isLocalOrigin, isSiteAddress } from './publish-checks.ts'
import { QrCode } from './QrCode.tsx'
import { rememberedStudio } from './remembered.ts'
import type { PublishGate } from './use-publish-gate.ts'

const { link: text } = publishPanelText

/** The whole form in a link, with what a link can bear. */
export function LinkMethod({ gate, form }: { readonly gate: PublishGate; readonly form: Form }) {
  const { formId } = useDocumentSession()
  const here = useStudioAddress()
  const isHere = isLocalOrigin(here)
  const [typed, setTyped] = useState(() => rememberedStudio.read())
  const other = siteFolder(typed)
  const isReachable = !isHere || other !== undefined
  return (
    <MethodPanel lead={text.lead} gate={gate}>
      {isHere && (
        <StudioAddress typed={typed} isWrong={typed.trim() !== '' && other === undefined} onChange={setTyped} />
      )}
      {(form.maker ?? '').trim() === '' && (
        <p className={styles['note']}>
          {text.nameless}{' '}
          <Link to="/forms/$formId/build" params={{ formId }}>
            {text.nameIt}
          </Link>
        </p>
      )}
      {gate.isReady ? (
        <ShareLink gate={gate} form={form} studio={(isHere && other) || here} isReachable={isReachable} />
      ) : (
        <div className={styles['buttons']}>
          <Button onPress={() => void gate.allow()}>{text.copy}</Button>
        </div>
      )}
    </MethodPanel>
  )
}

/** The folder that an address names, with a slash at its end; undefined for what no visitor could reach. */
function siteFolder(typed: string): string | undefined {
  const address = typed.trim()
  if (!isSiteAddress(address) || isLocalOrigin(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/*(index\.html)?$/, '/')
}

interface StudioAddressProps {
  readonly typed: string
  readonly isWrong: boolean
  readonly onChange: (typed: string) => void
}

/** The address of a Letterslot that visitors reach, if this one is on the maker's own computer. */
function StudioAddress({ typed, isWrong, onChange }: StudioAddressProps) {
  const change = (address: string): void => {
    onChange(address)
    rememberedStudio.write(address)
  }
  return (
    <>
      <p className={styles['note']}>{text.here}</p>
      <TextField
        label={text.studio}
        isLabelQuiet
        type="url"
        autoComplete="off"
        placeholder={text.studioPlaceholder}
        value={typed}
        onChange={change}
        problem={isWrong ? text.studioProblem : undefined}
      />
    </>
  )
}

/** The address of this studio: its folder, with a slash at the end. */
function useStudioAddress(): string {
  const { history } = useRouter()
  const { origin, pathname } = new URL(history.createHref('/'), location.href)
  return origin + pathname
}

interface ShareLinkProps {
  readonly gate: PublishGate
  readonly form: Form
  readonly studio: string
  readonly isReachable: boolean
}

/** The link that holds the form, its length, and its QR code where a visitor can reach it. */
function ShareLink({ gate, form, studio, isReachable }: ShareLinkProps) {
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
