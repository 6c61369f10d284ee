import type { Form } from '@letterslot/core'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { shipText } from '../../catalogue/publish.ts'
import { useDocumentSession } from '../../document/use-document.ts'
import { fileNameOf } from '../../storage/download.ts'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { asksForSecrets } from '../shared-form/asks-for-secrets.ts'
import { CopyText } from './CopyText.tsx'
import { linkReach, longestCode } from './link-length.ts'
import { isWebAddress } from './publish-checks.ts'
import { QrCode } from './QrCode.tsx'
import { rememberedStudio } from './remembered.ts'
import { isThisComputer } from './site-origin.ts'
import { Trouble } from './Trouble.tsx'
import { useShareLink, useStudioAddress } from './use-share-link.ts'
import type { Ship } from './use-ship.ts'
import { Way } from './Way.tsx'
import styles from './Ways.module.css'

const { link: text } = shipText

/** The whole form in a link, with what a link can bear. */
export function LinkWay({ ship, form }: { readonly ship: Ship; readonly form: Form }) {
  const { formId } = useDocumentSession()
  const here = useStudioAddress()
  const isHere = isThisComputer(here)
  const [typed, setTyped] = useState(() => rememberedStudio.read())
  const other = folderOf(typed)
  const isReachable = !isHere || other !== undefined
  return (
    <Way lead={text.lead} ship={ship}>
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
      {ship.isReady ? (
        <TheLink ship={ship} form={form} studio={(isHere && other) || here} isReachable={isReachable} />
      ) : (
        <div className={styles['buttons']}>
          <Button onPress={() => void ship.pass()}>{text.copy}</Button>
        </div>
      )}
    </Way>
  )
}

/** The folder that an address names, with a slash at its end; undefined for what no visitor could reach. */
function folderOf(typed: string): string | undefined {
  const address = typed.trim()
  if (!isWebAddress(address) || isThisComputer(address)) return undefined
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/*(index\.html)?$/, '/')
}

interface StudioAddressProps {
  readonly typed: string
  readonly isWrong: boolean
  readonly onChange: (typed: string) => void
}

/** Where visitors find a Letterslot, if this one is on the maker's own computer. */
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

interface TheLinkProps {
  readonly ship: Ship
  readonly form: Form
  readonly studio: string
  readonly isReachable: boolean
}

function TheLink({ ship, form, studio, isReachable }: TheLinkProps) {
  const made = useShareLink(useDeferredValue(form), studio)
  if (made.status === 'making') return <p className={styles['note']}>{text.making}</p>
  if (made.status === 'failed') {
    return <Trouble>{`${text.failed} ${made.cause}`}</Trouble>
  }
  const { link } = made
  const reach = linkReach(link.length)
  return (
    <>
      <CopyText label={text.label} text={link} rows={4} onCopied={() => void ship.freeze('link')} />
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
