import { Command } from 'lucide-react'
import { useContext } from 'react'
import { OpenCommandPaletteContext } from '../../domain/actions/action-registry.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { paletteText } from '../../domain/texts/palette.ts'
import { Button } from '../../ui/Button.tsx'
import { Kbd } from '../../ui/IconButton.tsx'

/** Opens the command palette by a press. Small, it shows the keys that do the same. */
export function CommandPaletteButton({ size }: { readonly size: 'small' | 'large' }) {
  const open = useContext(OpenCommandPaletteContext)
  if (!open) return null
  const isSmall = size === 'small'
  return (
    <Button variant={isSmall ? 'quiet' : 'plain'} size={size} icon={Command} onPress={open}>
      <span>{paletteText.title}</span> {isSmall && <Kbd>{keysText.palette}</Kbd>}
    </Button>
  )
}
