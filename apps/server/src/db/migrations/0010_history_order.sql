DROP INDEX "orders_changed";--> statement-breakpoint
CREATE INDEX "orders_to_do" ON "orders" USING btree ("arn",("status" = 'pending' or ("status" = 'confirmed' and "due" is not null
        and ("terms" ->> 'payMode' is distinct from 'otm'
          or "payments" @> '[{"status": "failed"}]'))) desc,"created_at" desc,"reference");--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("arn","created_at" desc,"reference");