/** The scheme of an order or plan, and for a switch or an STP the one that it goes to. */
export function SchemeNames({ from, to }: { from: string; to: string | null | undefined }) {
  return (
    <>
      {from}
      {to && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> to </span>
          {to}
        </>
      )}
    </>
  );
}
