/** That a distributor has a device to push to and wants it of the topic; `told` is a row with `arn` and `topic`. */
export const getsPush = (notified: string): string =>
  `exists (select from push_device d where d.arn = ${notified}.arn and d.push_token is not null)
   and coalesce((select (s.choices -> ${notified}.topic ->> 'push')::boolean
                   from notification_setting s where s.arn = ${notified}.arn), true)`;
