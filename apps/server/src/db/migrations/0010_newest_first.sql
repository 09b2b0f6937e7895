DROP INDEX "position_scheme";--> statement-breakpoint
DROP INDEX "content_use_recent";--> statement-breakpoint
DROP INDEX "generated_content_newest";--> statement-breakpoint
DROP INDEX "generated_content_of_piece";--> statement-breakpoint
DROP INDEX "distributor_query_changed";--> statement-breakpoint
DROP INDEX "opportunity_act_row";--> statement-breakpoint
DROP INDEX "renewal_batch_at";--> statement-breakpoint
DROP INDEX "application_changed";--> statement-breakpoint
DROP INDEX "orders_changed";--> statement-breakpoint
DROP INDEX "orders_investor";--> statement-breakpoint
DROP INDEX "orders_begun_from";--> statement-breakpoint
DROP INDEX "video_newest";--> statement-breakpoint
DROP INDEX "video_watched_recent";--> statement-breakpoint
DROP INDEX "statement_bulk_started";--> statement-breakpoint
DROP INDEX "wish_batch_newest";--> statement-breakpoint
CREATE INDEX "orders_to_do" ON "orders" USING btree ("arn",("status" = 'pending' or ("status" = 'confirmed' and "due" is not null
        and ("terms" ->> 'payMode' is distinct from 'otm'
          or "payments" @> '[{"status": "failed"}]'))) desc,"created_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
CREATE INDEX "position_scheme" ON "position" USING btree ("arn","scheme_code","units" DESC NULLS FIRST,"folio_no");--> statement-breakpoint
CREATE INDEX "content_use_recent" ON "content_use" USING btree ("arn","used_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generated_content_newest" ON "generated_content" USING btree ("arn","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "generated_content_of_piece" ON "generated_content" USING btree ("arn","content_id","asked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "distributor_query_changed" ON "distributor_query" USING btree ("arn","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "opportunity_act_row" ON "opportunity_act" USING btree ("arn","list","row_key","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "renewal_batch_at" ON "renewal_batch" USING btree ("arn","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_changed" ON "application" USING btree ("arn","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("arn","created_at" DESC NULLS FIRST,"reference");--> statement-breakpoint
CREATE INDEX "orders_investor" ON "orders" USING btree ("arn","investor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_begun_from" ON "orders" USING btree ("arn",("terms" ->> 'begunFrom'),"created_at" DESC NULLS FIRST) WHERE "orders"."terms" ? 'begunFrom';--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("published_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "video_watched_recent" ON "video_watched" USING btree ("arn","watched_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "statement_bulk_started" ON "statement_bulk" USING btree ("arn","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wish_batch_newest" ON "wish_batch" USING btree ("arn","asked_at" DESC NULLS FIRST);