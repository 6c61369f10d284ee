import { useState } from 'react'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { doctorText } from '../../domain/texts/relay-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** Leads to the command that says why a relay does not run. */
export function Doctor() {
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
