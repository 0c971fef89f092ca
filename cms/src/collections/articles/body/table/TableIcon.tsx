/** The sign of a table, for the menu and the bar of a text. */
export function TableIcon() {
  return (
    <svg aria-hidden="true" className="sign" viewBox="0 0 20 20">
      <path d="M3.500 4.500h13v11h-13zM3.500 8.200h13M3.500 11.800h13M7.800 4.500v11M12.200 4.500v11" />
    </svg>
  )
}
