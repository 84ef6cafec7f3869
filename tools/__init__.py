"""Programs that write what is generated: reference pages, wire types, golden playthroughs, pictures of the screens."""
