import type { Form } from '@letterslot/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './MethodPanel.module.css'
import { MethodPanel } from './MethodPanel.tsx'
import { isLocalOrigin, isSiteAddress } from './publish-checks.ts'
import { rememberedStudio } from './remembered.ts'
import { ShareLink } from './ShareLink.tsx'
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
