/** `from mandate m where …`: the one that a SIP `p` names, else its folio's best. STP and SWP need none. */
export const payingMandate = `p.kind = 'SIP' and m.arn = p.arn and m.folio_no = p.folio_no
     and (p.umrn is null or m.umrn = p.umrn)
   order by (m.status = 'APPROVED') desc, m.ends_on desc, m.id limit 1`;
