export const formStandingText = {
  draft: 'Entwurf',
  taken: {
    page: 'heruntergeladen',
    json: 'heruntergeladen',
    element: 'heruntergeladen',
    inline: 'kopiert',
    link: 'kopiert',
    unknown: 'heruntergeladen oder kopiert',
  },
  changed: (revision: number): string => `Geändert seit Fassung ${revision}`,
  seen: (revision: number): string => `Fassung ${revision} hat funktioniert`,
  out: (revision: number, taken: string): string => `Fassung ${revision} ${taken}`,
}
