import { useState } from 'react'
import { doctorText } from '../../domain/texts/messages.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface UnreachableBannerProps {
  /** Says what does not answer, or what it answered. */
  readonly children: string
  /** It answered, and refused: then it runs. */
  readonly isRefusal: boolean
  readonly tryAgain: string
  readonly onTryAgain: () => void
}

/** An alert that the relay cannot be looked into, with another try; where it does not run, the way to find out why. */
export function UnreachableBanner({ children, isRefusal, tryAgain, onTryAgain }: UnreachableBannerProps) {
  const action = (
    <>
      <Button size="small" onPress={onTryAgain}>
        {tryAgain}
      </Button>
      {!isRefusal && <Doctor />}
    </>
  )
  return (
    <Banner tone="bad" action={action}>
      {children}
    </Banner>
  )
}

/** Leads to the command that says why a relay does not run. */
function Doctor() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        {doctorText.title}
      </Button>
      <Dialog title={doctorText.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{doctorText.lead}</p>
        <CopyText words={publishPanelText} label={doctorText.command} text="npm run letterslot -- doctor" />
        <p>{doctorText.after}</p>
      </Dialog>
    </>
  )
}
